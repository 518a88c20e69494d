"""Online play without I/O: commands in, events or a named refusal out; the state is their fold."""
