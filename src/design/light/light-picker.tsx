import { RadioGroup } from "radix-ui";
import { cx } from "#src/design/class-names.ts";
import { parseLightChoice } from "#src/design/light/light-choice.ts";
import { LIGHT_OPTIONS } from "#src/design/light/light-options.ts";
import { useLightChoice } from "#src/design/light/use-light-choice.ts";

/** The choice of light with all four in view, for the foot of a page or a menu. */
export function LightPicker({ className }: { className?: string }) {
  const [choice, choose] = useLightChoice();
  return (
    <RadioGroup.Root
      aria-label="Light"
      orientation="horizontal"
      value={choice}
      onValueChange={(value) => choose(parseLightChoice(value))}
      className={cx("inline-flex rounded-md border border-line-strong bg-paper", className)}
    >
      {LIGHT_OPTIONS.map(({ value, label, Icon }) => (
        <RadioGroup.Item
          key={value}
          value={value}
          className="flex min-h-11 grow items-center justify-center gap-1.5 border-line-strong px-3 text-ink-soft text-xs transition-colors not-first:border-l hover:text-ink data-[state=checked]:bg-shoal-deep data-[state=checked]:font-semibold data-[state=checked]:text-ink data-[state=checked]:[box-shadow:inset_0_-3px_var(--accent)]"
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
