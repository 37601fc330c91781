import { Readable } from "node:stream";
import type { z } from "zod";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { BETWEEN_FILES, isMultipart, readMultipart, readUpTo, sizeSaid } from "./read-body.ts";
import { readTypedWords } from "./read-typed-words.ts";
import { shapeOf } from "./shape-of.ts";

const FORM_MAX_BYTES = 100 * 1024;

interface ReadForm {
  /** As they were typed; of a field that comes several times, with commas. */
  given: Record<string, string>;
  /** Why no more is done with it than to show it again. */
  refusal?: AppError;
}

/** The fields of a plain HTML form. */
export async function readForm(
  request: Request,
  { takesForm, maxBodyBytes = FORM_MAX_BYTES }: RouteDeclaration,
): Promise<ReadForm> {
  const type = request.headers.get("content-type") ?? "";
  if (takesForm && isMultipart(type)) {
    return sizeSaid(request) > maxBodyBytes
      ? readTooLarge(request, { type, maxBodyBytes })
      : { given: await readMultipart(await readUpTo(maxBodyBytes, request), type) };
  }
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new AppError("unsupported_media", "The body must be a form.");
  }
  const bytes = await readUpTo(FORM_MAX_BYTES, request);
  const given = new URLSearchParams(bytes.toString("utf8"));
  const names = [...given.keys()];
  return { given: Object.fromEntries(names.map((name) => [name, given.getAll(name).join(",")])) };
}

/** A form with larger files than this is not awaited. */
const AWAITED_TIMES = 10;

/** The browser shows nothing of an answer until all is sent: what was typed is read on the way. */
async function readTooLarge(
  request: Request,
  { type, maxBodyBytes }: { type: string; maxBodyBytes: number },
): Promise<ReadForm> {
  const most = `The files are too large: at most ${Math.floor(maxBodyBytes / 1024 ** 2)} MB can be sent at once.`;
  if (sizeSaid(request) > maxBodyBytes * AWAITED_TIMES) {
    const back = "Go back in your browser: what you typed stands there.";
    return { given: {}, refusal: new AppError("too_large", `${most} ${back}`) };
  }
  const given = await readTypedWords(request.body ?? Readable.from([]), type);
  const kept = "What you typed is kept. Choose smaller files and send it again.";
  return { given, refusal: new AppError("too_large", `${most} ${kept}`) };
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

const SECRET = /password|confirmation|code|totp|token/i;
const FILE = /^data:[^,]*;base64,/;

/** What may stand on the page again: no secret, and no file, which nobody typed. */
export const withoutSecrets = (given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !SECRET.test(name) && !FILE.test(value)),
  );
