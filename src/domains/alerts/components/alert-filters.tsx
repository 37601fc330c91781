import { ChoiceFilter } from "#src/domains/search/components/choice-filter.tsx";
import { ListFilters } from "#src/domains/search/components/list-filters.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { ALERT_STATUSES, ALERT_TYPES, SEVERITIES } from "../limits-contract.ts";

const NAMES = ["alertType", "severity", "status"];

export const isNarrowedTo = (search: URLSearchParams): boolean =>
  ["q", ...NAMES].some((name) => search.has(name));

export function AlertFilters({ filters }: { filters: Filters }) {
  return (
    <ListFilters filters={filters} label="Search alerts" names={NAMES}>
      <ChoiceFilter
        {...{ filters, name: "alertType", label: "Type", any: "All types" }}
        names={ALERT_TYPES}
      />
      <ChoiceFilter
        {...{ filters, name: "severity", label: "Severity", any: "Any severity" }}
        names={SEVERITIES}
      />
      <ChoiceFilter
        {...{ filters, name: "status", label: "Status", any: "Any status" }}
        names={ALERT_STATUSES}
      />
    </ListFilters>
  );
}
