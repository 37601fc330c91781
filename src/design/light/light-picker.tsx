import { useId } from "react";
import { cx } from "#src/design/class-names.ts";
import { LIGHT_OPTIONS } from "#src/design/light/light-options.ts";
import { useLightChoice } from "#src/design/light/use-light-choice.ts";

interface LightPickerProps {
  /** Icons alone; the names stay for screen readers and as tooltips. */
  compact?: boolean;
  className?: string;
}

/** The choice of light with all four in view. Native radios: they cost no script in the layout. */
export function LightPicker({ compact, className }: LightPickerProps) {
  const [choice, choose] = useLightChoice();
  const name = useId();
  return (
    <fieldset
      className={cx("inline-flex min-w-0 rounded-md border border-line-strong bg-paper", className)}
    >
      <legend className="sr-only">Light</legend>
      {LIGHT_OPTIONS.map(({ value, label, Icon }) => (
        <label
          key={value}
          title={compact ? label : undefined}
          className={cx(
            "relative flex min-h-11 grow cursor-pointer items-center justify-center gap-1.5 border-line-strong text-ink-soft text-xs transition-colors not-first-of-type:border-l hover:text-ink",
            "has-checked:bg-shoal-deep has-checked:font-semibold has-checked:text-ink",
            "after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] has-checked:after:bg-accent",
            "has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
            compact ? "min-w-11" : "px-2 sm:px-3",
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon aria-hidden className="size-4" />
          <span className={compact ? "sr-only" : undefined}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
