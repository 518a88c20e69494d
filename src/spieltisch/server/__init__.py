"""The tables on the network: HTTP, WebSockets, storage; the only room that touches them."""
