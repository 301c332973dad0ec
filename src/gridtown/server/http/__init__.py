"""HTTP and WebSockets.

- routes: every address, in one table; openapi: the OpenAPI document made from it.
- guest · lobby · seating · table · socket · chat · replay: the endpoints; context: what they share;
  problem: errors.
- identity (who asks) · guard (host, origin, rate limit, size, headers) · connection_limits ·
  access_log (log and metrics of requests).
- admission: what was decided about who asks; administration: commands of those who run the server.
- client: the browser client's files. health: endpoints for operators.
"""
