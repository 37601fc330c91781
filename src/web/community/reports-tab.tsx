import { Plus } from "lucide-react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import { EarlierResults } from "#src/domains/search/components/earlier-results.tsx";
import { LoadMore } from "#src/domains/search/components/load-more.tsx";
import { useFilters } from "#src/domains/search/components/use-filters.ts";
import { isNarrowedTo, ReportFilters } from "#src/domains/sightings/components/report-filters.tsx";
import { ReportList } from "#src/domains/sightings/components/report-list.tsx";
import { ReportsMap } from "#src/domains/sightings/components/reports-map.tsx";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import type { ListPage } from "#src/shared/paging.ts";
import { tabPath } from "./community-tabs.ts";

interface ReportsTabProps {
  found: ListPage<SpeciesReport>;
  /** What the chart shows. */
  mapped: readonly SpeciesReport[];
  offset: number;
}

/** The list, and beside it a chart that says the same. */
export function ReportsTab({ found: { items, total }, mapped, offset }: ReportsTabProps) {
  const filters = useFilters();
  const allPath = tabPath("reports");
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Species reports</h2>
        <Button asChild>
          <Link to={tabPath("submit")}>
            <Plus aria-hidden /> Submit a report
          </Link>
        </Button>
      </div>
      <ReportFilters filters={filters} allPath={allPath} />
      <p aria-live="polite">
        <strong className="figures">{totalText(total, false)}</strong>{" "}
        {total === 1 ? "report" : "reports"}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <EarlierResults offset={offset} total={total} />
          {total === 0 ? (
            <NoReports isNarrowed={isNarrowedTo(filters.search)} allPath={allPath} />
          ) : (
            <ReportList reports={items} />
          )}
          <LoadMore shown={offset + items.length} total={total} label="Load More" />
        </div>
        <div className="order-first lg:sticky lg:top-20 lg:order-none">
          <ReportsMap
            reports={mapped}
            ariaLabel="Chart of the reports in the list"
            className="h-72 border border-ink lg:h-[34rem]"
          />
        </div>
      </div>
    </div>
  );
}

const NoReports = ({ isNarrowed, allPath }: { isNarrowed: boolean; allPath: string }) => (
  <EmptyState
    title={isNarrowed ? "No reports found" : "No reports yet"}
    heading="h3"
    action={
      <Button asChild>
        <Link to={isNarrowed ? allPath : tabPath("submit")}>
          {isNarrowed ? "Show all reports" : "Submit a report"}
        </Link>
      </Button>
    }
  >
    {isNarrowed
      ? "Nothing matches all of that. Try fewer filters or another word."
      : "Tell what you saw in or on the water; others help to name it."}
  </EmptyState>
);
