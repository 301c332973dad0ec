"""Running a server: run (here, for friends), deployment (for others, `gridtown serve`), configuration."""
