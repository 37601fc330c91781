import type { FieldMessages } from "#src/shared/errors.ts";

const MESSAGE = "Please leave out characters that are not text.";

/**
 * PostgreSQL can keep neither a null character nor half of a surrogate pair, and no person types
 * one. Answers a message for each field that holds such a thing.
 */
export function objectToUnstorableText(value: unknown, path: string[] = []): FieldMessages {
  if (typeof value === "string") {
    const isStorable = value.isWellFormed() && !value.includes("\0");
    return isStorable ? {} : { [path.join(".") || "body"]: MESSAGE };
  }
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return {};
  const messages = Object.entries(value).map(([key, item]) => ({
    ...objectToUnstorableText(key, path),
    ...objectToUnstorableText(item, [...path, key]),
  }));
  return Object.assign({}, ...messages);
}
