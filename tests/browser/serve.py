"""The server as it is, with the built client."""

from vernissage.server.app import serve

if __name__ == "__main__":
    serve()
