import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";

/** True when every field is right; else the complaints show and the first one has the focus. */
export function checkForm<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  onWrong?: (errors: FieldErrors<Values>) => void,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const check = form.handleSubmit(
      () => resolve(true),
      (errors) => {
        onWrong?.(errors);
        resolve(false);
      },
    );
    check().catch(reject);
  });
}
