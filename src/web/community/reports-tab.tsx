import { ChartColumn, Plus } from "lucide-react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import { EarlierResults } from "#src/domains/search/components/earlier-results.tsx";
import { LoadMore } from "#src/domains/search/components/load-more.tsx";
import { useFilters } from "#src/domains/search/components/use-filters.ts";
import { isNarrowedTo, ReportFilters } from "#src/domains/sightings/components/report-filters.tsx";
import type { SpeciesReport } from "#src/domains/sightings/contract.ts";
import { TRENDS_PATH } from "#src/domains/sightings/limits-contract.ts";
import type { ListPage } from "#src/shared/paging.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { tabPath } from "./community-tabs.ts";
import { ReportViewLinks } from "./report-view-links.tsx";
import type { ReportView } from "./report-views.ts";
import { ReportsShown } from "./reports-shown.tsx";

interface ReportsTabProps {
  view: ReportView;
  found: ListPage<SpeciesReport> & { isCapped: boolean };
  /** What the chart shows. */
  mapped: readonly SpeciesReport[];
  offset: number;
}

/** The reports that the filters find, as a list, on a chart, by day or by their photos. */
export function ReportsTab({ view, found, mapped, offset }: ReportsTabProps) {
  const { items, total, isCapped } = found;
  const filters = useFilters();
  const allPath = tabPath("reports");
  const hasChart = view === "map" || view === "list";
  const shown = view === "map" ? mapped.length : offset + items.length;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Species reports</h2>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={tabPath("submit")}>
              <Plus aria-hidden /> Submit a report
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={TRENDS_PATH}>
              <ChartColumn aria-hidden /> Populations and threats
            </Link>
          </Button>
        </div>
      </div>
      <ReportFilters filters={filters} />
      <ReportViewLinks filters={filters} view={view} />
      <p aria-live="polite">
        <strong className="figures">{totalText(total, isCapped)}</strong>{" "}
        {total === 1 ? "report" : "reports"}
        {view === "gallery" ? " with photos" : null}
      </p>
      {hasChart && mapped.length < total ? (
        <p className="text-ink-soft">
          The chart shows the latest {formatNumber(mapped.length)}. To see all of fewer reports
          there, search for a species and a place (“osprey Beaufort”), or choose a type or a status.
        </p>
      ) : null}
      <EarlierResults offset={view === "map" ? 0 : offset} total={total} />
      {total === 0 ? (
        <NoReports isNarrowed={isNarrowedTo(filters.search)} allPath={allPath} />
      ) : (
        <ReportsShown view={view} reports={items} mapped={mapped} />
      )}
      {view === "map" ? null : (
        <LoadMore
          shown={shown}
          total={isCapped ? Number.POSITIVE_INFINITY : total}
          label="Load More"
        />
      )}
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
