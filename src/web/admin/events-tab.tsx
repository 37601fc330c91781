import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { TableSearch } from "#src/design/table/table-filters.tsx";
import { oneOf, type TableState, useTableState } from "#src/design/table/table-state.ts";
import { adminEventsQuery, useFeatureEvent } from "#src/domains/events/organize/client.ts";
import { OwnEventRow } from "#src/domains/events/organize/components/own-event-row.tsx";
import type { ManagedEvent } from "#src/domains/events/organize/managed-contract.ts";
import { EventVerdict } from "#src/domains/events/oversight/components/admin/event-verdict.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { AdminList } from "./admin-list.tsx";
import { StatusTabs } from "./status-tabs.tsx";
import { useAdminList } from "./use-admin-list.ts";

const NAMES = { shown: "On the site", "taken-down": "Taken down" };
const EMPTY = { shown: "There are no events", "taken-down": "No event is taken down" };
const ASKED = { shown: "false", "taken-down": "true" } as const;

/** Every event: put forward, change, cancel, take down and put back. */
export default function EventsTab() {
  const table = useTableState();
  const status = oneOf(["shown", "taken-down"], table.get("status"));
  const counts = {
    shown: useQuery(adminEventsQuery({ takenDown: ASKED.shown, limit: 1 })).data?.total,
    "taken-down": useQuery(adminEventsQuery({ takenDown: ASKED["taken-down"], limit: 1 })).data
      ?.total,
  };
  return (
    <StatusTabs
      label="Events"
      table={table}
      value={status}
      names={NAMES}
      counts={counts}
      className="py-6"
    >
      <EventList {...{ table, status }} />
    </StatusTabs>
  );
}

interface EventListProps {
  table: TableState;
  status: keyof typeof NAMES;
}

function EventList({ table, status }: EventListProps) {
  const list = useAdminList(table, (asked) =>
    adminEventsQuery({ takenDown: ASKED[status], ...asked }),
  );
  const now = Date.now();
  return (
    <AdminList
      list={list}
      name="events"
      errorTitle="Events did not load"
      empty={<EmptyState heading="h3" title={table.q ? "No event was found" : EMPTY[status]} />}
      filters={
        <TableSearch
          table={table}
          label="Search events"
          hint="Title, organizer or town."
          className="w-full sm:w-80"
        />
      }
    >
      <ul className="divide-y divide-line border-line border-y">
        {list.rows.map((event) => (
          <OwnEventRow key={event.id} event={event} now={now}>
            {event.takenDownReason === null ? <FeatureButton event={event} /> : null}
            <EventVerdict event={event} />
          </OwnEventRow>
        ))}
      </ul>
    </AdminList>
  );
}

function FeatureButton({ event }: { event: ManagedEvent }) {
  const feature = useFeatureEvent();
  const turn = () =>
    feature.mutate(
      { id: event.id, featured: !event.featured },
      {
        onError: (error) =>
          toast({ title: reasonOf(error, "Nothing was changed."), tone: "danger" }),
      },
    );
  return (
    <Button
      variant="secondary"
      aria-pressed={event.featured}
      pending={feature.isPending}
      onClick={turn}
    >
      {event.featured ? "Featured" : "Feature"}
    </Button>
  );
}
