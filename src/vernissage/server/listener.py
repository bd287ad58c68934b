"""The port a server listens on, bound before anybody is told that it serves."""

import errno
import socket


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on the host and port, or a ValueError that says why none can."""
    if not 0 <= port <= 65535:
        raise ValueError(f"{port} is no port: ports are 1 to 65535")
    try:
        family, kind, protocol, _name, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, kind, protocol)
    except OSError as error:
        raise ValueError(f"{host} is no address of this machine: {error.strerror}") from None
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind(address)
        found.listen()
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise ValueError(
                f"port {port} of {host} is in use: end what listens there, or choose another --port"
            ) from None
        if error.errno == errno.EACCES:
            raise ValueError(f"port {port} of {host} is not for this user: choose one from 1024 on") from None
        raise ValueError(f"port {port} of {host} cannot be listened on: {error.strerror}") from None
    return found


def address_of(listening: socket.socket) -> str:
    """How a browser on this machine calls the server."""
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
