import type { z } from "zod";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import { fieldMessages, invalidFields } from "./errors.ts";
import { objectToUnstorableText } from "./unstorable-text.ts";

/** What came in, as the schema wants it, or 400 with a sentence for each field. */
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = checkPlainly(schema, value);
  if (!result.success) throw invalidFields(fieldMessages(result.error));
  const objections = objectToUnstorableText(result.data);
  if (Object.keys(objections).length > 0) throw invalidFields(objections);
  return result.data;
}
