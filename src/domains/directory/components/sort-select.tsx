import { Field } from "#src/design/form/field.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import type { Sort } from "../contract.ts";
import { AddressForm, ApplyButton } from "./address-form.tsx";
import type { Filters } from "./use-filters.ts";

const SORT_NAMES: Record<Sort, string> = {
  featured: "Featured First",
  rating: "Highest Rated",
  reviews: "Most Reviews",
  name: "Name A-Z",
  newest: "Newest",
  distance: "Nearest",
};

interface SortSelectProps {
  filters: Filters;
  sorts: readonly Sort[];
  standard: Sort;
}

export function SortSelect({ filters, sorts, standard }: SortSelectProps) {
  return (
    <AddressForm search={filters.search} names={["sort"]} className="flex items-end gap-3">
      <Field label="Sort">
        {(control) => (
          <NativeSelect
            {...control}
            name="sort"
            options={sorts.map((sort) => ({ value: sort, label: SORT_NAMES[sort] }))}
            value={filters.search.get("sort") ?? standard}
            onChange={(event) => filters.set({ sort: event.target.value })}
          />
        )}
      </Field>
      <ApplyButton label="Sort" />
    </AddressForm>
  );
}
