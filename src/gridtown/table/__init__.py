"""A table without a server: one match, its log, and what each person at it may know. No I/O and no clock.

- info (the data of a match) · log (its entries) · seats (who sits where).
- live_game: the rules applied to the log, take-backs included.
- history: the version of the table that each viewer has seen.
- update: the table as one viewer may know it · replay: a match that is over, frame by frame.
- protocol: the types on the wire · request_error: why a request is not fulfilled.
"""
