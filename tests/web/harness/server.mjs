// Serves a folder, and does on demand what servers and connections do wrong.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
    ".md": "text/plain; charset=utf-8",
};

/**
 * A server on a free port. `below` is the folder in which the page lies for the visitor; `folder` may be changed, and
 * `fault(path)` may give a status to fail with, a promise to wait for, or other headers.
 */
export async function serve(folder, { below = "/" } = {}) {
    const state = { folder, fault: () => undefined, asked: [] };
    const sockets = new Set();
    const server = createServer(async (request, response) => {
        const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
        state.asked.push(path);
        const fault = await state.fault(path);
        if (typeof fault === "number") return response.writeHead(fault).end();
        const inside = path.startsWith(below) ? path.slice(below.length) : "..";
        const file = join(state.folder, normalize(inside.endsWith("/") || inside === "" ? `${inside}index.html` : inside));
        try {
            if (!file.startsWith(state.folder)) throw new Error("outside");
            const content = await readFile(file);
            const type = TYPES[extname(file)] ?? "application/octet-stream";
            response.writeHead(200, { "content-type": type, "cache-control": "no-cache", ...fault }).end(content);
        } catch {
            response.writeHead(404).end();
        }
    });
    server.on("connection", socket => {
        sockets.add(socket);
        socket.on("close", () => sockets.delete(socket));
    });
    await new Promise(resolve => server.listen(0, "127.0.0.1", resolve));
    const url = `http://localhost:${server.address().port}${below}`;
    const close = () => {
        const closed = new Promise(resolve => server.close(resolve));
        for (const socket of sockets) socket.destroy();
        return closed;
    };
    return Object.assign(state, { url, close });
}
