#!/usr/bin/env python3
"""Serves a folder on this machine only, with the types that browsers ask for, and has them keep nothing.

    scripts/serve_web.py FOLDER [PORT]
"""

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer


class Handler(SimpleHTTPRequestHandler):
    # Without these, code is compiled only after it has arrived, or the page cannot be installed.
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".webp": "image/webp",
        ".woff2": "font/woff2",
        ".md": "text/plain; charset=utf-8",
        ".ogg": "audio/ogg",
    }

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_request(self, code="-", size="-"):
        # Only what went wrong.
        if not str(code).startswith(("2", "3")):
            super().log_request(code, size)


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    port = int(sys.argv[2]) if len(sys.argv) == 3 else 8000
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=sys.argv[1])) as server:
        print(f"http://localhost:{server.server_port}/", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
