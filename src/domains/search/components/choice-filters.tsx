import { Field } from "#src/design/form/field.tsx";
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
    <RadioFilter
      filters={filters}
      name="priceRange"
      legend="Price Range"
      options={[["", "All"], ...PRICE_RANGES.map((range) => [range, range] as const)]}
    />
  );
}

export function RatingFilter({ filters }: FilterProps) {
  const stars = ["4", "3", "2"].map((least) => [least, `${least} and up`] as const);
  return (
    <RadioFilter
      filters={filters}
      name="minRating"
      legend="Minimum Rating"
      options={[["", "Any"], ...stars]}
    />
  );
}

interface RadioFilterProps extends FilterProps {
  name: "priceRange" | "minRating";
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** One of a few; the first one is all of them. */
function RadioFilter({ filters, name, legend, options }: RadioFilterProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <RadioGroup
        name={name}
        aria-label={legend}
        value={filters.search.get(name) ?? ""}
        onValueChange={(chosen) => filters.set({ [name]: chosen })}
      >
        {options.map(([value, label]) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </RadioGroup>
    </fieldset>
  );
}
