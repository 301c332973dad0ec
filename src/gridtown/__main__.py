"""The command line as a module: `python -m gridtown`."""

import sys

from gridtown.cli.program import main

sys.exit(main())
