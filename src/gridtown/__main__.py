"""The command line as a module: `python -m gridtown`."""

import sys

from gridtown.cli import main

sys.exit(main())
