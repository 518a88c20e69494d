"""The HTTP interface: what is asked once, described by types from which OpenAPI is made."""
