"""The command line: one file for each command, listed in `program.py`."""

__all__ = ["main"]


def main() -> int:
    """Run the program as its arguments say; give its exit code. Ctrl-C ends it while it loads, too."""
    try:
        from gridtown.cli.program import main as run  # noqa: PLC0415
    except KeyboardInterrupt:
        return 130
    return run()
