import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { wholeBodyOf } from "#src/platform/http/whole-answer.server.ts";
import { chooseEncoding } from "./accept-encoding.ts";
import { packQuickly } from "./pack.ts";

/** Below this, what is saved is less than what the packing adds. */
const MIN_BYTES = 1024;

/**
 * Answers whose body is at hand are packed in one go. What comes in pieces is packed as it comes, by
 * Hono's own; it leaves alone what has an encoding already.
 */
export function compressAnswers() {
  const compressPieces = compress();
  return createMiddleware(async (c, next) => {
    await compressPieces(c, async () => {
      await next();
      const body = wholeBodyOf(c.res);
      if (!body || c.req.method === "HEAD") return;
      const packed = await pack(c.res, body, c.req.header("Accept-Encoding"));
      // Hono would write the headers of the former answer over those of this one.
      c.res = undefined;
      c.res = packed;
    });
  });
}

async function pack(
  answer: Response,
  whole: Buffer,
  accepted: string | undefined,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.append("Vary", "Accept-Encoding");
  const encoding = whole.length < MIN_BYTES ? "identity" : chooseEncoding(accepted);
  const body = await packQuickly(whole, encoding);
  headers.set("Content-Length", String(body.length));
  if (encoding !== "identity") {
    headers.set("Content-Encoding", encoding);
    const tag = headers.get("ETag");
    if (tag && !tag.startsWith("W/")) headers.set("ETag", `W/${tag}`);
  }
  return new Response(new Uint8Array(body), { status: answer.status, headers });
}
