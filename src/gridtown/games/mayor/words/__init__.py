"""Mayor in characters, for the terminal."""
