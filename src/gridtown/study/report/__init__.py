"""Reports: what many games between bots say to a designer, as rows and as a page."""
