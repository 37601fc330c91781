import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import { cx } from "#src/design/class-names.ts";
import { RADIO_DOT } from "#src/design/primitives/control-styles.ts";

interface Choice {
  value: string;
  onValueChange: (value: string) => void;
}

const ChoiceContext = createContext<(Choice & { name: string }) | null>(null);

interface RadioGroupProps extends ComponentProps<"div">, Choice {
  orientation?: "vertical" | "horizontal";
  /** As a plain form sends it. */
  name?: string;
}

export function RadioGroup(props: RadioGroupProps) {
  const { value, onValueChange, orientation = "vertical", className, ...rest } = props;
  const ownName = useId();
  const { name = ownName, ...group } = rest;
  return (
    <ChoiceContext value={{ name, value, onValueChange }}>
      <div
        role="radiogroup"
        className={cx(
          "flex",
          orientation === "vertical" ? "flex-col" : "flex-row flex-wrap gap-x-6",
          className,
        )}
        {...group}
      />
    </ChoiceContext>
  );
}

interface RadioProps extends Omit<ComponentProps<"input">, "type" | "value" | "onChange"> {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** `card` frames the choice, for the few large choices on which a page turns. */
  variant?: "plain" | "card";
}

export function Radio(props: RadioProps) {
  const { value, label, hint, variant = "plain", id, className, ...rest } = props;
  const choice = use(ChoiceContext);
  const ownId = useId();
  const radioId = id ?? ownId;
  return (
    <label
      className={cx(
        "flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-soft",
        variant === "plain"
          ? "py-2.5"
          : "rounded-md border border-line-strong bg-paper p-4 transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft",
        className,
      )}
    >
      <input
        type="radio"
        id={radioId}
        name={choice?.name}
        value={value}
        checked={choice?.value === value}
        onChange={() => choice?.onValueChange(value)}
        aria-describedby={hint ? `${radioId}-hint` : undefined}
        className={RADIO_DOT}
        {...rest}
      />
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
