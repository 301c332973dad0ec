"""The server: tables that people and bots sit at, over HTTP and sockets. It knows no game.

An action's way: doors.addresses → doors.table (or socket) → play.matches → play.match (checks, in order) →
play.course (rules, log) → disk.store → play.watcher → doors.socket → each viewer's own update.

- running: for one who plays at home, for a deployment; what can be set.
- app: builds the server out of what follows.
- doors: what can be asked by whom, and how often.
- play: a match, its people, its log and what each may see of it.
- disk: what lasts, and what other processes hear of it. bots: how bots think beside the server.
- For all of them: protocol (what goes over the wire) · refusal · settings · pace · logs · metrics.
"""
