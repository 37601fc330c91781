import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { AppError } from "#src/shared/errors.ts";

const JSON_MAX_BYTES = 100 * 1024;

/** Stops reading as soon as there is too much, whatever Content-Length claimed. */
export async function readBody(route: RouteDeclaration, request: Request): Promise<unknown> {
  const limit = route.maxBodyBytes ?? JSON_MAX_BYTES;
  const bytes = await readUpTo(limit, request);
  if (route.rawBody) return bytes;
  const type = request.headers.get("content-type") ?? "";
  if (route.takesForm && isMultipart(type)) return readMultipart(bytes, type);
  if (bytes.length > 0 && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new AppError("unsupported_media", "The body must be JSON.");
  }
  try {
    return bytes.length === 0 ? {} : JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw new AppError("invalid", "The body is not valid JSON.", { cause });
  }
}

export const isMultipart = (type: string): boolean => /^multipart\/form-data\b/i.test(type);

/** Data addresses hold commas. */
export const BETWEEN_FILES = "\n";

/** More than any form of ours has. Reading a part takes much longer than looking for where it begins. */
export const PARTS_MAX = 200;

export const manyParts = () =>
  new AppError("too_large", `At most ${PARTS_MAX} fields and files can be sent at once.`);

export const boundaryOf = (type: string): string | undefined =>
  /boundary="?([^";]+)/i.exec(type)?.[1];

function requireFewParts(bytes: Buffer, type: string): void {
  const edge = `--${boundaryOf(type) ?? ""}`;
  let at = -edge.length;
  for (let parts = 0; parts <= PARTS_MAX + 1; parts += 1) {
    at = bytes.indexOf(edge, at + edge.length);
    if (at === -1) return;
  }
  throw manyParts();
}

/** Its fields as texts, of one that comes several times, with commas; files come as data addresses, like pictures in JSON. */
export async function readMultipart(bytes: Buffer, type: string): Promise<Record<string, string>> {
  requireFewParts(bytes, type);
  const form = await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError("invalid", "The form did not arrive as a whole.", { cause });
    });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string")
      fields[name] = fields[name] === undefined ? value : `${fields[name]},${value}`;
    else if (value.size > 0) {
      const before = fields[name] === undefined ? "" : `${fields[name]}${BETWEEN_FILES}`;
      fields[name] = `${before}${await asDataAddress(value)}`;
    }
  }
  return fields;
}

async function asDataAddress(file: File): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  return `data:${file.type || "image/unknown"};base64,${bytes.toString("base64")}`;
}

/** As the sender says. */
export const sizeSaid = (request: Request): number =>
  Number(request.headers.get("content-length") ?? 0);

export async function readUpTo(limit: number, request: Request): Promise<Buffer> {
  const tooLarge = () =>
    new AppError("too_large", `At most ${Math.floor(limit / 1024)} kB can be sent here.`);
  if (sizeSaid(request) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
