"""Drawing and reading in characters, for the command line."""
