"""The server: tables that people and bots sit at, over HTTP and sockets. It knows no game.

An action's way: addresses → table → matches → match (the door) → course (rules, log) → store (the disk)
→ watcher → socket → update (each viewer's own).

- The hall: app (builds it) · addresses (what can be asked; openapi) · hall · lobby · settings,
  configuration.
- A match: match · matches · course · history (who may know what, since when) · update · film, replay
  (afterwards).
- Its people: guests (tokens) · seats · seating · names · room · talk · watcher · socket.
- What lasts: schema · store · migrations · hub (other processes).
- Bots: thinkers (the processes) · worker (one of them).
- The gate: guard · pace · refusal · protocol (what goes over the wire) · client (the browser's files).
- Running it: run (here) · deployment (for others) · access, logs, metrics, health.
"""
