import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

type Missing<Values extends FieldValues> = [field: FieldPath<Values>, complaint: string | false];

/** Before files are sent, which may take minutes: false where something is missing, said beside its field. */
export function tellMissing<Values extends FieldValues>(
  { clearErrors, setError, setFocus }: UseFormReturn<Values>,
  fields: readonly Missing<Values>[],
): boolean {
  clearErrors();
  const missing = fields.filter(([, complaint]) => complaint !== false);
  for (const [field, complaint] of missing) setError(field, { message: complaint || "" });
  const first = missing[0];
  if (first) setFocus(first[0]);
  return first === undefined;
}
