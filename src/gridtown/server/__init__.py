"""The server: tables that people and bots sit at, over HTTP and sockets. It knows no game.

app builds it · settings · lobby (games, tables, invitations) · table (one table's addresses) · socket ·
matches (what is being played) · history (who may know what of it) · store (the log) · seats · protocol
(what goes over the wire) · refusal · guard (every request's checks) · client (the browser's files) · run.
"""
