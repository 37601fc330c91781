import { Field } from "#src/design/form/field.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import type { Sort } from "../contract.ts";
import { ApplyButton, QueryForm } from "./query-form.tsx";
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

/** Why 4.9 from eight reviews stands before 5.0 from one. */
const WEIGHTED = "The more reviews, the more a rating counts.";

export function SortSelect({ filters, sorts, standard }: SortSelectProps) {
  const chosen = filters.search.get("sort") ?? standard;
  return (
    <QueryForm search={filters.search} names={["sort"]} className="flex items-end gap-3">
      <Field label="Sort" className="max-w-48" hint={chosen === "rating" ? WEIGHTED : undefined}>
        {(control) => (
          <NativeSelect
            {...control}
            name="sort"
            options={sorts.map((sort) => ({ value: sort, label: SORT_NAMES[sort] }))}
            value={chosen}
            onChange={(event) => filters.set({ sort: event.target.value })}
          />
        )}
      </Field>
      <ApplyButton label="Sort" />
    </QueryForm>
  );
}
