import { Readable } from "node:stream";
import type { Context } from "hono";
import { imageKey, readImageAddress } from "#src/domains/media/image-address.ts";
import { VIDEO_TYPES } from "#src/domains/media/media-keys.server.ts";
import { findPrivateFile } from "#src/domains/media/queries.server.ts";
import type { Storage, StoredFile } from "#src/platform/storage/storage.server.ts";
import { readByteRange } from "./byte-range.ts";
import type { AppEnv } from "./request-scope.ts";

const FOREVER = "public, max-age=31536000, immutable";

interface Found {
  file: StoredFile;
  /** Fixed by us for each kind of file, never what an uploader called it. */
  type: string;
  varies?: boolean;
}

export function serveMedia(storage: Storage) {
  return async (c: Context): Promise<Response> => {
    const found = await find(storage, c.req.path, c.req.header("accept") ?? "");
    if (!found) return c.notFound();
    const headers = new Headers({ "Content-Type": found.type, "Cache-Control": FOREVER });
    if (found.varies) headers.set("Vary", "Accept");
    return send(c, found.file, headers);
  };
}

/** Only ever a download: nothing that a stranger sent is opened under our own name. */
export async function servePrivateMedia(c: Context<AppEnv>): Promise<Response> {
  const { services, viewer } = c.get("ctx");
  const found = await findPrivateFile(services.db, c.req.param("id") ?? "", viewer);
  const file = found && (await services.storage.get(found.key));
  if (!file) return c.notFound();
  const headers = { "Content-Type": found.contentType, "Cache-Control": "private, no-store" };
  return send(c, file, new Headers({ ...headers, "Content-Disposition": "attachment" }));
}

async function find(storage: Storage, path: string, accept: string): Promise<Found | null> {
  const [, address = "", narrower] = /^(\/media\/[^/]+)(?:\/([1-9]\d*))?$/.exec(path) ?? [];
  const image = readImageAddress(address);
  if (image) {
    const width = narrower ? Number(narrower) : image.width;
    const formats = accept.includes("image/avif") ? (["avif", "webp"] as const) : ["webp" as const];
    for (const format of formats) {
      const file = await storage.get(imageKey(image.id, width, format));
      if (file) return { file, type: `image/${format}`, varies: true };
    }
    return null;
  }
  const [, id, extension = ""] = /^\/media\/([a-z0-9]{24})\.(\w+)$/.exec(path) ?? [];
  const type = VIDEO_TYPES[extension];
  if (id && type) return asFound(await storage.get(`videos/${id}.${extension}`), type);
  const isAvatar = /^\/media\/avatars\/.+\.webp$/.test(path);
  return isAvatar ? asFound(await storage.get(path.slice("/media/".length)), "image/webp") : null;
}

const asFound = (file: StoredFile | null, type: string): Found | null => file && { file, type };

/** Whole, or the part that a player asked for. */
async function send(c: Context, file: StoredFile, headers: Headers): Promise<Response> {
  const range = readByteRange(c.req.header("range"), file.size);
  headers.set("Accept-Ranges", "bytes");
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const length = range ? range.end - range.start + 1 : file.size;
  headers.set("Content-Length", String(length));
  if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${file.size}`);
  // Nobody reads the body of an answer to HEAD, and an unread file would stay open.
  const body = c.req.method === "HEAD" ? null : await file.stream(range ?? undefined);
  return new Response(body && (Readable.toWeb(body) as ReadableStream), {
    status: range ? 206 : 200,
    headers,
  });
}
