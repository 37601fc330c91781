import type { z } from "zod";
import { AppError } from "#src/shared/errors.ts";
import { readUpTo } from "./read-body.ts";

const FORM_MAX_BYTES = 100 * 1024;

/** The fields of a plain HTML form, as they were typed. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new AppError("unsupported_media", "The body must be a form.");
  }
  const bytes = await readUpTo(FORM_MAX_BYTES, request);
  return Object.fromEntries(new URLSearchParams(bytes.toString("utf8")));
}

/**
 * A form sends every field that it has, and sends words alone: what is empty and may be missing is
 * left out, and "true" becomes true where that is meant.
 */
export function toBody(schema: z.ZodType, given: Readonly<Record<string, string>>): unknown {
  const shape = shapeOf(schema);
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = shape[name];
    if (value === "" && field?.safeParse(undefined).success) continue;
    body[name] = value === "true" && field?.safeParse(true).success ? true : value;
  }
  return body;
}

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  "shape" in schema ? (schema.shape as Record<string, z.ZodType>) : {};

const SECRET = /password|confirmation|code|totp|token/i;

/** What may stand on the page again. */
export const withoutSecrets = (given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !SECRET.test(name)));
