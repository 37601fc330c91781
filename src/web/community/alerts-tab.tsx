import { Bell, Plus } from "lucide-react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { AlertFilters, isNarrowedTo } from "#src/domains/alerts/components/alert-filters.tsx";
import { AlertList } from "#src/domains/alerts/components/alert-list.tsx";
import { AlertsMap } from "#src/domains/alerts/components/alerts-map.tsx";
import type { ConservationAlert } from "#src/domains/alerts/contract.ts";
import {
  ALERTS_PAGE,
  NEW_ALERT_PAGE,
  SUBSCRIPTIONS_PAGE,
} from "#src/domains/alerts/limits-contract.ts";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import { EarlierResults } from "#src/domains/search/components/earlier-results.tsx";
import { LoadMore } from "#src/domains/search/components/load-more.tsx";
import { useFilters } from "#src/domains/search/components/use-filters.ts";
import type { ListPage } from "#src/shared/paging.ts";

interface AlertsTabProps {
  found: ListPage<ConservationAlert>;
  /** What the chart shows. */
  mapped: readonly ConservationAlert[];
  offset: number;
}

/** Conservation alerts, the newest day first. */
export function AlertsTab({ found: { items, total }, mapped, offset }: AlertsTabProps) {
  const filters = useFilters();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Conservation alerts</h2>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={NEW_ALERT_PAGE}>
              <Plus aria-hidden /> Create Alert
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={SUBSCRIPTIONS_PAGE}>
              <Bell aria-hidden /> Alert mails
            </Link>
          </Button>
        </div>
      </div>
      <AlertFilters filters={filters} />
      <p aria-live="polite">
        <strong className="figures">{totalText(total, false)}</strong>{" "}
        {total === 1 ? "alert" : "alerts"}
      </p>
      <EarlierResults offset={offset} total={total} />
      {total === 0 ? (
        <NoAlerts isNarrowed={isNarrowedTo(filters.search)} />
      ) : (
        <>
          <AlertsMap alerts={mapped} className="h-72 border border-ink lg:h-96" />
          <AlertList alerts={items} />
        </>
      )}
      <LoadMore shown={offset + items.length} total={total} label="Load More" />
    </div>
  );
}

const NoAlerts = ({ isNarrowed }: { isNarrowed: boolean }) => (
  <EmptyState
    title={isNarrowed ? "No alerts found" : "No alerts yet"}
    heading="h3"
    action={
      <Button asChild>
        <Link to={isNarrowed ? ALERTS_PAGE : NEW_ALERT_PAGE}>
          {isNarrowed ? "Show all alerts" : "Create Alert"}
        </Link>
      </Button>
    }
  >
    {isNarrowed
      ? "Nothing matches all of that. Try fewer filters or another word."
      : "Whoever sees what threatens life in the water warns the others here."}
  </EmptyState>
);
