"""Bots thinking in processes of their own: thinkers keeps them, worker is what runs in one."""
