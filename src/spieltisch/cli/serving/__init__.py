"""How a server is set up from the command line, the environment and a file, and looked after."""
