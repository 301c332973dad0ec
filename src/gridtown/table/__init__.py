"""A table without a server: one match, its log, and what each person at it may know. No I/O and no clock.

- info (the data of a match) · log (its entries) · seats (who sits where) · names · pace (of bots).
- live_game: the rules applied to the log, take-backs included.
- history: the version of the table that each viewer has seen.
- new_table: what a request for a table makes · admission: what may be asked for now, and why not.
- update: the table as one viewer may know it · ahead: after steps not taken · status: its people.
- question: what a bot is asked, and its answer · hint: the same for a person who wants advice.
- ending: whose word ends it early · replay: a match that is over, frame by frame · upload: from a record.
- game_info, listing: what is told of games and tables before one sits down.
- protocol: the types on the wire · request_error: why a request is not fulfilled.
"""
