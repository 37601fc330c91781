import type { ComponentProps } from "react";
import { cx } from "#src/design/class-names.ts";
import { CONTROL } from "#src/design/primitives/control-styles.ts";

interface InputProps extends ComponentProps<"input"> {
  /** Sets what is typed in tabular mono: amounts, coordinates, times. */
  figures?: boolean;
}

export function Input({ figures, className, type = "text", ...rest }: InputProps) {
  return <input type={type} className={cx(CONTROL, figures && "figures", className)} {...rest} />;
}
