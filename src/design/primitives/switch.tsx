import { Switch as RadixSwitch } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#src/design/class-names.ts";

interface SwitchProps extends Omit<ComponentProps<typeof RadixSwitch.Root>, "children"> {
  /** Without it the caller gives aria-label or aria-labelledby. */
  label?: ReactNode;
}

export function Switch({ label, id, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  const control = (
    <RadixSwitch.Root
      id={switchId}
      className={cx(
        "thumb-target h-6.5 w-12 shrink-0 rounded-full border-[1.5px] border-line-strong bg-paper p-0.5 transition-colors",
        "hover:border-ink data-[state=checked]:border-accent data-[state=checked]:bg-accent-fill",
        "disabled:cursor-not-allowed disabled:border-line disabled:bg-shoal",
        !label && className,
      )}
      {...rest}
    >
      <RadixSwitch.Thumb className="block size-4.5 rounded-full bg-line-strong transition-[translate] data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-on-accent" />
    </RadixSwitch.Root>
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
