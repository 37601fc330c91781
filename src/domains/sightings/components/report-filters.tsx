import { ChoiceFilter } from "#src/domains/search/components/choice-filter.tsx";
import { ListFilters } from "#src/domains/search/components/list-filters.tsx";
import type { Filters } from "#src/domains/search/components/use-filters.ts";
import { REPORT_TYPES, VERIFICATION_STATUSES } from "../limits-contract.ts";

const NAMES = ["reportType", "verificationStatus"];

export const isNarrowedTo = (search: URLSearchParams): boolean =>
  ["q", ...NAMES].some((name) => search.has(name));

export function ReportFilters({ filters }: { filters: Filters }) {
  return (
    <ListFilters filters={filters} label="Search reports" names={NAMES}>
      <ChoiceFilter
        {...{ filters, name: "reportType", label: "Filter by type", any: "All types" }}
        names={REPORT_TYPES}
      />
      <ChoiceFilter
        {...{ filters, name: "verificationStatus", label: "Filter by status", any: "Any status" }}
        names={VERIFICATION_STATUSES}
      />
    </ListFilters>
  );
}
