import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#src/design/class-names.ts";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "onChange"> {
  onCheckedChange?: (isOn: boolean) => void;
  /** Without it the caller gives aria-label or aria-labelledby. */
  label?: ReactNode;
}

export function Switch({ onCheckedChange, label, id, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  const control = (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: the box itself says whether it is checked
      role="switch"
      id={switchId}
      onChange={(event) => onCheckedChange?.(event.target.checked)}
      className={cx(
        "slide-switch thumb-target h-6.5 w-12 shrink-0 cursor-pointer rounded-full border-[1.5px] border-line-strong bg-paper p-0.5 transition-colors",
        "checked:border-accent checked:bg-accent-fill hover:border-ink",
        "disabled:cursor-not-allowed disabled:border-line disabled:bg-shoal",
        !label && className,
      )}
      {...rest}
    />
  );
  if (!label) return control;
  return (
    <div className={cx("flex min-h-11 items-center justify-between gap-4", className)}>
      <label htmlFor={switchId} className="cursor-pointer">
        {label}
      </label>
      {control}
    </div>
  );
}
