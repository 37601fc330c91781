import { Check } from "lucide-react";
import { useId } from "react";
import { cx } from "#src/design/class-names.ts";
import { Badge } from "#src/design/primitives/badge.tsx";
import { RADIO_DOT } from "#src/design/primitives/control-styles.ts";
import { MOST_POPULAR_LEVEL, PACKAGES, type PromotionPackage } from "../contract.ts";

interface PackagePickerProps {
  value: number | null;
  error?: string | undefined;
  onChange: (level: number) => void;
}

/** The three packages; one of them is chosen. */
export function PackagePicker({ value, error, onChange }: PackagePickerProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-3 font-semibold">Package</legend>
      {error ? (
        <p id={errorId} className="mb-3 text-danger text-xs">
          {error}
        </p>
      ) : null}
      <div className="grid items-stretch gap-4 lg:grid-cols-3">
        {PACKAGES.map((offer) => (
          <PackageChoice
            key={offer.level}
            offer={offer}
            isChosen={offer.level === value}
            isMissing={error !== undefined}
            onChoose={() => onChange(offer.level)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PackageChoiceProps {
  offer: PromotionPackage;
  isChosen: boolean;
  isMissing: boolean;
  onChoose: () => void;
}

function PackageChoice({ offer, isChosen, isMissing, onChoose }: PackageChoiceProps) {
  const { level, name, price, features } = offer;
  return (
    <label
      className={cx(
        "relative flex cursor-pointer flex-col gap-4 rounded-md border p-6",
        "has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
        isChosen ? "border-accent bg-accent-soft" : "border-line bg-paper hover:border-ink",
      )}
    >
      <span className="flex items-center gap-3">
        <input
          type="radio"
          name="packageLevel"
          value={level}
          checked={isChosen}
          onChange={onChoose}
          aria-invalid={isMissing || undefined}
          aria-label={`${name}, $${price} per month`}
          className={RADIO_DOT}
        />
        <span className="font-semibold font-serif text-xl">{name}</span>
      </span>
      {level === MOST_POPULAR_LEVEL ? (
        <Badge tone="accent" className="self-start">
          Most Popular
        </Badge>
      ) : null}
      <span>
        <span className="figures text-2xl">${price}</span> per month
      </span>
      <span className="flex flex-col gap-2">
        {features.map((feature) => (
          <span key={feature} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 shrink-0 text-ok" /> {feature}
          </span>
        ))}
      </span>
    </label>
  );
}
