import { RadioGroup as RadixRadioGroup } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#src/design/class-names.ts";

export function RadioGroup({ className, ...rest }: ComponentProps<typeof RadixRadioGroup.Root>) {
  return (
    <RadixRadioGroup.Root
      className={cx(
        "flex flex-col data-[orientation=horizontal]:flex-row data-[orientation=horizontal]:flex-wrap data-[orientation=horizontal]:gap-x-6",
        className,
      )}
      {...rest}
    />
  );
}

interface RadioProps extends Omit<ComponentProps<typeof RadixRadioGroup.Item>, "children"> {
  label: ReactNode;
  hint?: ReactNode;
  /** `card` frames the choice, for the few large choices on which a page turns. */
  variant?: "plain" | "card";
}

export function Radio({ label, hint, variant = "plain", id, className, ...rest }: RadioProps) {
  const ownId = useId();
  const radioId = id ?? ownId;
  return (
    <label
      htmlFor={radioId}
      className={cx(
        "flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-soft",
        variant === "plain"
          ? "py-2.5"
          : "rounded-md border border-line-strong bg-paper p-4 transition-colors hover:border-ink has-data-[state=checked]:border-accent has-data-[state=checked]:bg-accent-soft",
        className,
      )}
    >
      <RadixRadioGroup.Item
        id={radioId}
        aria-describedby={hint ? `${radioId}-hint` : undefined}
        className="flex size-5.5 shrink-0 items-center justify-center rounded-full border-[1.5px] border-line-strong bg-paper transition-colors hover:border-ink data-[state=checked]:border-accent disabled:border-line disabled:bg-shoal"
        {...rest}
      >
        <RadixRadioGroup.Indicator className="size-3 rounded-full bg-accent" />
      </RadixRadioGroup.Item>
      <span className="-mt-0.5 min-w-0">
        <span className={cx(variant === "card" && "font-semibold")}>{label}</span>
        {hint ? (
          <span id={`${radioId}-hint`} className="block text-ink-soft text-xs">
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}
