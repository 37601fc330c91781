import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#src/design/class-names.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "checked" | "onChange"> {
  checked?: boolean | "indeterminate";
  onCheckedChange?: (isChecked: boolean) => void;
  /** Without it the caller gives aria-label or aria-labelledby. */
  label?: ReactNode;
  hint?: ReactNode;
}

export function Checkbox(props: CheckboxProps) {
  const { checked, onCheckedChange, label, hint, id, className, ...rest } = props;
  const ownId = useId();
  const boxId = id ?? ownId;
  const box = (
    <input
      type="checkbox"
      id={boxId}
      ref={(input) => {
        if (input) input.indeterminate = checked === "indeterminate";
      }}
      checked={checked === undefined ? undefined : checked === true}
      onChange={(event) => onCheckedChange?.(event.target.checked)}
      aria-describedby={hint ? `${boxId}-hint` : undefined}
      className={cx(
        "tick-box thumb-target size-5.5 shrink-0 cursor-pointer rounded-sm border-[1.5px] border-line-strong bg-paper",
        "transition-colors hover:border-ink aria-invalid:border-danger",
        "checked:border-accent checked:bg-accent-fill indeterminate:border-accent indeterminate:bg-accent-fill",
        "disabled:cursor-not-allowed disabled:border-line disabled:bg-shoal",
        !label && className,
      )}
      {...rest}
    />
  );
  if (!label) return box;
  return (
    <div className={cx("flex items-start gap-3 py-2.5", className)}>
      {box}
      <div className="-mt-0.5">
        <label htmlFor={boxId} className="cursor-pointer">
          {label}
        </label>
        {hint ? (
          <p id={`${boxId}-hint`} className="text-ink-soft text-xs">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
