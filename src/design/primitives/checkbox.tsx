import { Check, Minus } from "lucide-react";
import { Checkbox as RadixCheckbox } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#src/design/class-names.ts";

interface CheckboxProps extends Omit<ComponentProps<typeof RadixCheckbox.Root>, "children"> {
  /** Without it the caller gives aria-label or aria-labelledby. */
  label?: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const box = (
    <RadixCheckbox.Root
      id={boxId}
      aria-describedby={hint ? `${boxId}-hint` : undefined}
      className={cx(
        "group thumb-target flex size-5.5 shrink-0 items-center justify-center rounded-sm border-[1.5px] border-line-strong bg-paper",
        "transition-colors hover:border-ink aria-invalid:border-danger",
        "data-[state=checked]:border-accent data-[state=checked]:bg-accent-fill data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent-fill",
        "disabled:cursor-not-allowed disabled:border-line disabled:bg-shoal",
        !label && className,
      )}
      {...rest}
    >
      <RadixCheckbox.Indicator className="text-on-accent group-disabled:text-ink-soft">
        <Check
          aria-hidden
          strokeWidth={3}
          className="size-4 group-data-[state=indeterminate]:hidden"
        />
        <Minus
          aria-hidden
          strokeWidth={3}
          className="hidden size-4 group-data-[state=indeterminate]:block"
        />
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
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
