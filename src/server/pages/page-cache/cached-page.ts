import { hash } from "node:crypto";
import { wholeBodyOf } from "#src/platform/http/whole-answer.server.ts";
import type { Encoding } from "../../http/pack.ts";
import { createParcels, type Parcels } from "./parcels.ts";

export interface CachedPage {
  status: number;
  html: Buffer;
  /** The page as it goes to the socket. */
  parcelIn: Parcels;
  bytes: number;
  /** What it shows. A page that does not say is renewed by every change. */
  tags: ReadonlySet<string>;
  renderedAt: number;
}

export interface RenderedPage {
  response: Response;
  tags: ReadonlySet<string>;
}

/** Packed in every encoding a page is not half as large again. */
const WITH_PARCELS = 1.5;
const HEADERS_BYTES = 2048;

/** Null when the answer belongs to one visitor or is no page. */
export async function keepPage(page: RenderedPage, renderedAt: number): Promise<CachedPage | null> {
  const { response, tags } = page;
  const { headers, status } = response;
  const isPage = headers.get("content-type")?.startsWith("text/html");
  if (!isPage || headers.has("set-cookie") || status >= 500) return null;
  const html = wholeBodyOf(response) ?? Buffer.from(await response.arrayBuffer());
  if (html.length === 0) return null;
  const parcelIn = createParcels(html, (encoding) => headersIn(encoding, html, headers));
  const bytes = Math.ceil(html.length * WITH_PARCELS) + HEADERS_BYTES;
  return { status, html, parcelIn, bytes, tags, renderedAt };
}

/**
 * Each encoding has an ETag of its own: a proxy must not take one for the other. It is weak, because
 * the same page is packed twice, quickly and then small.
 */
function headersIn(encoding: Encoding, html: Buffer, given: Headers): Headers {
  const headers = new Headers(given);
  headers.set("ETag", `W/"${hash("sha256", html, "base64url").slice(0, 27)}-${encoding}"`);
  headers.set("Vary", "Accept-Encoding, Cookie");
  headers.delete("Content-Length");
  return headers;
}
