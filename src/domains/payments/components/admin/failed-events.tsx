import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Moment } from "#src/design/patterns/moment.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { type Column, DataTable } from "#src/design/table/data-table.tsx";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { failedEventsQuery, useRetryEvent } from "../../client.ts";
import type { FailedEvent } from "../../contract.ts";

const COLUMNS: readonly Column<FailedEvent>[] = [
  {
    id: "type",
    header: "Event",
    className: "break-all",
    cell: ({ type, id }) => (
      <>
        <p className="font-semibold">{type}</p>
        <p className="text-ink-soft text-xs">{id}</p>
      </>
    ),
  },
  { id: "error", header: "What went wrong", className: "break-words", cell: ({ error }) => error },
  { id: "received", header: "Received", cell: ({ receivedAt }) => <Moment time={receivedAt} /> },
  { id: "actions", header: "Actions", cell: (event) => <Retry event={event} /> },
];

/** What the processor told and could not be worked off; it sends it again by itself for some days. */
export function FailedEvents() {
  const { data: page, isError, refetch } = useQuery(failedEventsQuery());
  if (isError && !page) {
    return <ErrorState heading="h3" title="The failed events did not load" onRetry={refetch} />;
  }
  if (!page) return <Skeleton className="h-32" />;
  if (page.items.length === 0) {
    return (
      <EmptyState heading="h3" title="No event has failed">
        Everything that the payment processor told has been worked off.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Failed events of the payment processor"
      columns={COLUMNS}
      rows={page.items}
      idOf={({ id }) => id}
    />
  );
}

function Retry({ event }: { event: FailedEvent }) {
  const retry = useRetryEvent();
  const again = () =>
    tellOutcome(
      retry.mutateAsync(event.id),
      { title: "Event worked off" },
      "The event failed again.",
    );
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={retry.isPending}
      aria-label={`Try ${event.type} again`}
      onClick={again}
    >
      Try again
    </Button>
  );
}
