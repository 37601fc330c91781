import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One page in one encoding, ready for the socket. */
export interface Parcel {
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** The headers that go with 304. */
  unchangedHeaders: string[];
  etag: string;
  body: Buffer;
}

export interface KeptPage {
  status: number;
  parcels: Record<Encoding, Parcel>;
  bytes: number;
  /** What it shows. A page that does not say is renewed by every change. */
  tags: ReadonlySet<string>;
  renderedAt: number;
}

export interface RenderedPage {
  response: Response;
  tags: ReadonlySet<string>;
}

/** Null when the answer belongs to one visitor or is no page. */
export async function keepPage(page: RenderedPage, renderedAt: number): Promise<KeptPage | null> {
  const { response, tags } = page;
  const { headers, status } = response;
  const isPage = headers.get("content-type")?.startsWith("text/html") && response.body !== null;
  if (!isPage || headers.has("set-cookie") || status >= 500) return null;
  const html = Buffer.from(await response.arrayBuffer());
  const bodies: Record<Encoding, Buffer> = {
    identity: html,
    gzip: await toGzip(html, { level: 6 }),
    br: await toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  };
  const parcels = Object.fromEntries(
    ENCODINGS.map((encoding) => [encoding, wrap(bodies[encoding], encoding, headers)]),
  ) as Record<Encoding, Parcel>;
  const bytes = ENCODINGS.reduce((sum, encoding) => sum + bodies[encoding].length, 2048);
  return { status, parcels, bytes, tags, renderedAt };
}

/** Each encoding has an ETag of its own: a proxy must not take one for the other. */
function wrap(body: Buffer, encoding: Encoding, given: Headers): Parcel {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = new Headers(given);
  headers.set("ETag", etag);
  headers.set("Vary", "Accept-Encoding, Cookie");
  headers.delete("Content-Length");
  const unchangedHeaders = flat(headers).filter((_, index, all) => {
    const name = all[index - (index % 2)];
    return name !== "content-type";
  });
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return { headers: flat(headers), unchangedHeaders, etag, body };
}

const flat = (headers: Headers): string[] => [...headers].flat();
