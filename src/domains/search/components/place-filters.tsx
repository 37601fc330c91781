import { Field } from "#src/design/form/field.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { CategoryStats } from "../contract.ts";
import type { Filters } from "./use-filters.ts";

export function StateFilter({ filters }: { filters: Filters }) {
  return (
    <Field label="State">
      {(control) => (
        <NativeSelect
          {...control}
          name="state"
          options={[
            { value: "", label: "All states" },
            ...Object.entries(STATES).map(([value, label]) => ({ value, label })),
          ]}
          value={filters.search.get("state") ?? ""}
          onChange={(event) => filters.set({ state: event.target.value })}
        />
      )}
    </Field>
  );
}

interface CityFilterProps extends Pick<CategoryStats, "cities"> {
  filters: Filters;
}

/** Towns that have such a place, and the one that is chosen. */
export function CityFilter({ filters, cities }: CityFilterProps) {
  const chosen = filters.search.get("city") ?? "";
  const isOffered = cities.some(({ city, state }) => `${city}, ${state}` === chosen);
  return (
    <Field label="Location">
      {(control) => (
        <NativeSelect
          {...control}
          name="city"
          options={[
            { value: "", label: "All locations" },
            ...(chosen === "" || isOffered ? [] : [{ value: chosen, label: chosen }]),
            ...cities.map(({ city, state, count }) => ({
              value: `${city}, ${state}`,
              label: `${city}, ${state} (${formatNumber(count)})`,
            })),
          ]}
          value={chosen}
          onChange={(event) => filters.set({ city: event.target.value })}
        />
      )}
    </Field>
  );
}
