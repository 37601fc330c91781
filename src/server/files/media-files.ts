import { Readable } from "node:stream";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { type ImageFacts, imageKey, readImagePath } from "#src/domains/media/image-path.ts";
import { VIDEO_TYPES } from "#src/domains/media/media-keys.server.ts";
import {
  findPrivateFile,
  findPublicImage,
  type PublicImage,
} from "#src/domains/media/queries.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Storage, StoredFile } from "#src/platform/storage/storage.server.ts";
import type { AppEnv } from "../http/request-scope.ts";
import { readByteRange } from "./byte-range.ts";

type Source = Pick<Services, "db" | "storage">;

const PICTURES_KNOWN = 10_000;
const FOREVER = "public, max-age=31536000, immutable";

interface Found {
  file: StoredFile;
  /** Fixed by us for each kind of file, never what an uploader called it. */
  type: string;
  varies?: boolean;
}

/**
 * What is in storage is for everyone only when its row says so. Whether a picture is public never
 * changes, and its files go with it: what was learnt once is not asked again.
 */
export function serveMedia(source: Source) {
  const known = new LRUCache<string, PublicImage>({ max: PICTURES_KNOWN });

  async function learn({ id }: ImageFacts): Promise<PublicImage | null> {
    const image = known.get(id) ?? (await findPublicImage(source.db, id));
    if (image) known.set(id, image);
    return image;
  }

  return async (c: Context): Promise<Response> => {
    const { path } = c.req;
    const [, address = "", narrower] = /^(\/media\/[^/]+)(?:\/([1-9]\d*))?$/.exec(path) ?? [];
    const asked = readImagePath(address);
    const accept = c.req.header("accept") ?? "";
    const found = asked
      ? await findImage(source.storage, asked, await learn(asked), narrower, accept)
      : await findOther(source.storage, path);
    if (!found) return c.notFound();
    const headers = new Headers({ "Content-Type": found.type, "Cache-Control": FOREVER });
    if (found.varies) headers.set("Vary", "Accept");
    return send(c, found.file, headers);
  };
}

/** Only ever a download: nothing that a stranger sent is opened under our own name. */
export async function servePrivateMedia(c: Context<AppEnv>): Promise<Response> {
  const { services, viewer } = c.get("ctx");
  const id = c.req.param("id") ?? "";
  if (!/^[\w.-]+$/.test(id)) return c.notFound();
  const found = await findPrivateFile(services.db, id, viewer);
  const file = found && (await services.storage.get(found.key));
  if (!file) return c.notFound();
  const headers = { "Content-Type": found.contentType, "Cache-Control": "private, no-store" };
  return send(c, file, new Headers({ ...headers, "Content-Disposition": "attachment" }));
}

/** Under its one address: the size in it is the picture's own, the width one that is kept. */
async function findImage(
  storage: Storage,
  asked: ImageFacts,
  image: PublicImage | null,
  narrower: string | undefined,
  accept: string,
): Promise<Found | null> {
  const width = narrower ? Number(narrower) : asked.width;
  if (image?.width !== asked.width || image.height !== asked.height) return null;
  if (!image.widths.includes(width)) return null;
  const formats = accept.includes("image/avif") ? (["avif", "webp"] as const) : ["webp" as const];
  for (const format of formats) {
    const file = await storage.get(imageKey(asked.id, width, format));
    if (file) return { file, type: `image/${format}`, varies: true };
  }
  return null;
}

async function findOther(storage: Storage, path: string): Promise<Found | null> {
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
