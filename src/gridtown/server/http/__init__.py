"""HTTP and WebSockets.

- routes: every address, in one table; openapi: the OpenAPI document made from it.
- lobby · seating · table · socket · chat · replay: the endpoints; context: what they share; problem: errors.
- identity (who asks) · names · guard (host, origin, rate limit, size, headers) · connection_limits ·
  access_log (log and metrics of requests).
- client: the browser client's files. health: endpoints for operators.
"""
