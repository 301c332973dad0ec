"""Running a server: run (at home), deployment (`gridtown serve`), configuration."""
