"""Steps 1 to 3, where requests come in: middleware, auth, then routes or the socket."""
