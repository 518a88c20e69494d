"""The HTTP interface: what is asked once, described by types that OpenAPI is made of."""
