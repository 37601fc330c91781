import { Readable } from "node:stream";
import type { Context } from "hono";
import type { Storage } from "#src/platform/storage/storage.server.ts";

/** Only what we re-encode ourselves is served, each under its own fixed type. */
const TYPES: Record<string, string> = { webp: "image/webp", avif: "image/avif" };

export function serveMedia(storage: Storage) {
  return async (c: Context): Promise<Response> => {
    const key = c.req.path.slice("/media/".length);
    const type = TYPES[key.slice(key.lastIndexOf(".") + 1)];
    const file = type ? await storage.get(key) : null;
    if (!type || !file) return c.notFound();
    // Nobody reads the body of an answer to HEAD, and an unread file would stay open.
    const body = c.req.method === "HEAD" ? null : file.stream();
    return new Response(body && (Readable.toWeb(body) as ReadableStream), {
      headers: {
        "Content-Type": type,
        "Content-Length": String(file.size),
        "Cache-Control": "public, max-age=31536000, immutable",
        "Content-Disposition": "inline",
      },
    });
  };
}
