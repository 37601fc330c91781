import { ChoiceFilter } from "#src/domains/search/components/choice-filter.tsx";
import { ListFilters } from "#src/domains/search/components/list-filters.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { PROJECT_STATUSES, RESEARCH_TYPES } from "../limits-contract.ts";

const NAMES = ["status", "researchType"];

export const isNarrowedTo = (search: URLSearchParams): boolean =>
  ["q", ...NAMES].some((name) => search.has(name));

export function ProjectFilters({ filters }: { filters: Filters }) {
  return (
    <ListFilters filters={filters} label="Search projects" names={NAMES}>
      <ChoiceFilter
        {...{ filters, name: "status", label: "Status", any: "Any status" }}
        names={PROJECT_STATUSES}
      />
      <ChoiceFilter
        {...{ filters, name: "researchType", label: "Type", any: "All types" }}
        names={RESEARCH_TYPES}
      />
    </ListFilters>
  );
}
