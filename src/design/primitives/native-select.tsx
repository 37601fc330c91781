import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "#src/design/class-names.ts";
import { CONTROL } from "#src/design/primitives/control-styles.ts";
import type { SelectOption } from "#src/design/primitives/select.tsx";

interface NativeSelectProps extends ComponentProps<"select"> {
  options: readonly SelectOption[];
  /** Shown first, as the choice of nothing (""). */
  placeholder?: string;
}

/** The browser's own: takes `register()`, works before hydration, and is a wheel on a phone. */
export function NativeSelect({ options, placeholder, className, ...rest }: NativeSelectProps) {
  return (
    <span className={cx("relative block", className)}>
      <select className={cx(CONTROL, "appearance-none pr-10")} {...rest}>
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
