import type { z } from "zod";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { BETWEEN_FILES, isMultipart, readMultipart, readUpTo } from "./read-body.ts";

const FORM_MAX_BYTES = 100 * 1024;

/** The fields of a plain HTML form, as they were typed; of one that comes several times, with commas. */
export async function readForm(
  request: Request,
  { takesForm, maxBodyBytes = FORM_MAX_BYTES }: RouteDeclaration,
): Promise<Record<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  if (takesForm && isMultipart(type))
    return readMultipart(await readUpTo(maxBodyBytes, request), type);
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new AppError("unsupported_media", "The body must be a form.");
  }
  const bytes = await readUpTo(FORM_MAX_BYTES, request);
  const given = new URLSearchParams(bytes.toString("utf8"));
  return Object.fromEntries([...given.keys()].map((name) => [name, given.getAll(name).join(",")]));
}

/**
 * A form sends every field that it has, and sends words alone: what is empty and may be missing is
 * left out, "true" becomes true where that is meant, and files are a list where there may be several. "dateRange.start" is the start of the range.
 */
export function toBody(schema: z.ZodType, given: Readonly<Record<string, string>>): unknown {
  const shape = shapeOf(schema);
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = shape[name];
    if (value === "" && field?.safeParse(undefined).success) continue;
    const [, whole, part] = /^(\w+)\.(\w+)$/.exec(name) ?? [];
    if (whole && part && shape[whole]) {
      body[whole] = { ...(body[whole] as object), [part]: value };
      continue;
    }
    if (FILE.test(value) && field?.safeParse([]).success) {
      body[name] = value.split(BETWEEN_FILES);
      continue;
    }
    body[name] = value === "true" && field?.safeParse(true).success ? true : value;
  }
  return body;
}

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  "shape" in schema ? (schema.shape as Record<string, z.ZodType>) : {};

const SECRET = /password|confirmation|code|totp|token/i;
const FILE = /^data:[^,]*;base64,/;

/** What may stand on the page again: no secret, and no file, which nobody typed. */
export const withoutSecrets = (given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !SECRET.test(name) && !FILE.test(value)),
  );
