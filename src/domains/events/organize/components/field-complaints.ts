import type { FieldMessages } from "#src/shared/errors.ts";
import { RequestError } from "#src/shared/http.ts";

/** What is wrong with each field, by its name. */
export type FieldComplaints = Readonly<Record<string, string>>;

/** A part of the rule is a field of its own, a tag is part of the field of all. */
function fieldOf(path: readonly PropertyKey[]): string {
  const [first, second] = path.map(String);
  return (first === "rule" && second) || first || "";
}

export function complaintsOf(
  issues: readonly { path: PropertyKey[]; message: string }[],
): FieldComplaints {
  const complaints: Record<string, string> = {};
  for (const { path, message } of issues) complaints[fieldOf(path)] ??= message;
  return complaints;
}

/** What the server says about fields, if anything. */
export function complaintsIn(error: unknown): FieldComplaints {
  return complaintsFrom(error instanceof RequestError ? (error.fields ?? {}) : {});
}

export const complaintsFrom = (fields: FieldMessages): FieldComplaints =>
  complaintsOf(
    Object.entries(fields).map(([name, message]) => ({ path: name.split("."), message })),
  );
