"""Bots in processes of their own: pool starts and stops them, worker runs in each."""
