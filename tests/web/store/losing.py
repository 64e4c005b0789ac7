"""A wire between a store and its server on which answers get lost."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress


class LosingWire:
    """Forwards everything; once told to lose, it breaks the connections that are answered, until one is made anew."""

    def __init__(self, port: int) -> None:
        self.losing = False
        self.lost = 0
        self._port = port

    async def open(self) -> int:
        """The port where it listens."""
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    def close(self) -> None:
        """Let nobody in any more."""
        self._server.close()

    async def _join(self, client: StreamReader, to_client: StreamWriter) -> None:
        self.losing = False
        server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        with suppress(OSError):
            await asyncio.gather(self._asks(client, to_server), self._answers(server, to_client, to_server))

    async def _asks(self, client: StreamReader, to_server: StreamWriter) -> None:
        while asked := await client.read(65536):
            to_server.write(asked)
        to_server.close()

    async def _answers(self, server: StreamReader, to_client: StreamWriter, to_server: StreamWriter) -> None:
        while answer := await server.read(65536):
            if self.losing:
                self.lost += 1
                to_server.close()
                break
            to_client.write(answer)
        to_client.close()
