"""What lasts: schema, migrations, the store that reads and writes it, the hub that tells other processes."""
