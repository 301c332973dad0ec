"""The server: tables for people and bots, over HTTP and WebSockets. It knows no game.

The path of an action: http.routes → http.table → live.matches → live.match (checks, in order) →
table.live_game (rules, log) → storage.store → live.watcher → http.socket → each viewer's own update.

- running: starting and stopping the server, and its configuration.
- app: the ASGI application, built from what follows.
- lifespan: its parts, opened when the server starts and closed when it stops.
- http: routes, requests and sockets: who asks, what for, and how often.
- live: the matches in memory, one writer at a time, and who watches them. gridtown.table has the rest of a
  match, without I/O.
- administration: what those who run the server order, and how it is carried out.
- storage: the database, and notices between processes that share one. bots: processes where bots think.
- For all of them: settings · logs · metrics · rate_limit · metering · shares (of the processor).
"""
