import type { ChangeEvent, ComponentProps } from "react";
import { cx } from "#src/design/class-names.ts";
import { CONTROL_BOX } from "#src/design/primitives/control-styles.ts";

interface CodeInputProps extends Omit<ComponentProps<"input">, "type" | "maxLength"> {
  length?: number;
  onComplete?: (code: string) => void;
}

/** One input for the whole code, so that paste, autofill and screen readers see one thing. */
export function CodeInput({
  length = 6,
  onComplete,
  onChange,
  className,
  ...rest
}: CodeInputProps) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, "").slice(0, length);
    if (digits !== event.target.value) event.target.value = digits;
    onChange?.(event);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Room for the spaces of a pasted "123 456"; keepDigits cuts to length.
      maxLength={length * 2}
      spellCheck={false}
      onChange={keepDigits}
      className={cx(CONTROL_BOX, "figures h-14 px-4 text-2xl", className)}
      style={{ width: `calc(${length} * 1.6ch + 2.25rem)`, letterSpacing: "0.6ch" }}
      {...rest}
    />
  );
}
