"""What can be asked of the server, over HTTP and sockets.

- addresses: the one table of them; openapi: the same as a document.
- lobby · seating · table · socket · talk · replay: what is done there; hall: what they share.
- guests (who asks) · names · guard (origins, sizes, pace, headers) · crowd (how many sockets) ·
  access (log and metrics of requests).
- client: the browser's files. health: for who watches over the server.
"""
