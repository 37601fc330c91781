import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { RequestError } from "#src/shared/http.ts";

/**
 * Puts the server's complaints beside their fields. Answers true when every complaint has found
 * its field, so that the form need not say it twice.
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof RequestError) || !error.fields) return false;
  const complaints = Object.entries(error.fields);
  const known = complaints.filter(([name]) => fields.some((field) => field === name));
  for (const [name, message] of known) setError(name as FieldPath<Values>, { message });
  return known.length === complaints.length;
}
