"""Storage: the schema and its migrations, the store that reads and writes it, notices between processes."""
