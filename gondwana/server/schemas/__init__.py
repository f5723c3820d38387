"""What goes over the wire, as types: over HTTP, over the socket, and what both share."""
