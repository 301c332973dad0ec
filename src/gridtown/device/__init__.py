"""Tables on one device, without a server: the same requests, the same answers, bots that act step by step.

No I/O, no thread and no clock of its own, so it runs wherever Python does: in a browser's worker, in a test.

- match: a match in memory, which is its log · tables: those of this device.
- addresses: every address that is served here · request: what is asked, and the answer.
- watcher: a page that is told of what changes · worker: the way in for a browser, text in and text out.
"""
