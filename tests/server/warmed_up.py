"""Imported by the process that servers are forked from: all their code is read, and Savanna's rules are loaded."""

import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.auto  # noqa: F401

import gondwana.server.http.app  # noqa: F401
from gondwana.kernel.ahead import prepare

prepare.prepare("savanna")
