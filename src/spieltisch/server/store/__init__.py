"""Where tables are kept: one protocol, and two stores that fulfil it, SQLite and PostgreSQL."""
