import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { RequestError } from "#src/shared/http.ts";
import { showServerErrors } from "./server-errors.ts";

/** Puts the server's complaints beside their fields; the first of them has the focus. */
export function tellRefusal<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  { setError, setFocus }: Pick<UseFormReturn<Values>, "setError" | "setFocus">,
): void {
  showServerErrors(error, fields, setError);
  const complaints = error instanceof RequestError ? error.fields : undefined;
  const first = fields.find((name) => complaints && name in complaints);
  if (first) setFocus(first);
}
