import type { ComponentProps } from "react";
import { cx } from "#src/design/class-names.ts";
import { CONTROL } from "#src/design/primitives/control-styles.ts";

/** Grows with its text where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cx(CONTROL, "field-sizing-content min-h-28 resize-y", className)}
      {...rest}
    />
  );
}
