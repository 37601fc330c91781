import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import { PRICE_RANGES } from "#src/domains/directory/listing/limits-contract.ts";
import type { Filters } from "./use-filters.ts";

interface FilterProps {
  filters: Filters;
}

export function CategoryFilter({ filters }: FilterProps) {
  return (
    <Field label="Category">
      {(control) => (
        <NativeSelect
          {...control}
          name="category"
          options={[
            { value: "", label: "All categories" },
            ...CATEGORIES.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filters.search.get("category") ?? ""}
          onChange={(event) => filters.set({ category: event.target.value })}
        />
      )}
    </Field>
  );
}

export function PriceFilter({ filters }: FilterProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Price Range</legend>
      <RadioGroup
        name="priceRange"
        aria-label="Price Range"
        value={filters.search.get("priceRange") ?? ""}
        onValueChange={(priceRange) => filters.set({ priceRange })}
      >
        <Radio value="" label="All" />
        {PRICE_RANGES.map((range) => (
          <Radio key={range} value={range} label={range} />
        ))}
      </RadioGroup>
    </fieldset>
  );
}

export function RatingFilter({ filters }: FilterProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Minimum Rating</legend>
      <RadioGroup
        name="minRating"
        aria-label="Minimum Rating"
        value={filters.search.get("minRating") ?? ""}
        onValueChange={(minRating) => filters.set({ minRating })}
      >
        <Radio value="" label="Any" />
        {["4", "3", "2"].map((stars) => (
          <Radio key={stars} value={stars} label={`${stars} and up`} />
        ))}
      </RadioGroup>
    </fieldset>
  );
}

export function OpenNowFilter({ filters }: FilterProps) {
  return (
    <Checkbox
      name="openNow"
      value="true"
      label="Open now"
      checked={filters.search.get("openNow") === "true"}
      onCheckedChange={(isOn) => filters.set({ openNow: isOn ? "true" : null })}
    />
  );
}
