import type { z } from "zod";
import type { FieldMessages } from "#src/shared/errors.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import { fieldMessages, invalidFields } from "./errors.ts";
import { shapeOf } from "./shape-of.ts";
import { objectToUnstorableText } from "./unstorable-text.ts";

/** What came in, as the schema wants it, or 400 with a sentence for each field. */
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = checkPlainly(schema, value);
  if (!result.success) throw invalidFields(inOrder(schema, fieldMessages(result.error)));
  const objections = objectToUnstorableText(result.data);
  if (Object.keys(objections).length > 0) throw invalidFields(objections);
  return result.data;
}

/** As the fields stand in the contract: what is wrong between two of them is not said last. */
function inOrder(schema: z.ZodType, messages: FieldMessages): FieldMessages {
  const names = Object.keys(shapeOf(schema));
  const placeOf = (field: string) => {
    const place = names.indexOf(field.split(".")[0] ?? "");
    return place === -1 ? names.length : place;
  };
  return Object.fromEntries(
    Object.entries(messages).toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  );
}
