import { useId } from "react";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import type { RentalSeason } from "../../availability/limits-contract.ts";

const SEASONS: readonly { value: RentalSeason; label: string }[] = [
  { value: "spring", label: "Spring (March to May)" },
  { value: "summer", label: "Summer (June to August)" },
  { value: "fall", label: "Fall (September to November)" },
  { value: "winter", label: "Winter (December to February)" },
];

interface ItemSeasonsProps {
  seasons: readonly RentalSeason[];
  error: string | undefined;
  onChange: (seasons: readonly RentalSeason[]) => void;
}

/** All year, or some of the four. */
export function ItemSeasons({ seasons, error, onChange }: ItemSeasonsProps) {
  const id = useId();
  const some = seasons.filter((season) => season !== "all");
  const toggle = (season: RentalSeason, isOn: boolean) =>
    onChange(isOn ? [...some, season] : some.filter((each) => each !== season));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">Seasons</legend>
      <Checkbox
        label="All year"
        aria-invalid={error ? true : undefined}
        checked={seasons.includes("all")}
        onCheckedChange={(isOn) => onChange(isOn ? ["all"] : [])}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        {SEASONS.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={seasons.includes("all") || seasons.includes(value)}
            disabled={seasons.includes("all")}
            onCheckedChange={(isOn) => toggle(value, isOn)}
          />
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-danger text-xs">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
