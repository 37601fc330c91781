import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useTableState } from "#src/design/table/table-state.ts";
import type { Event } from "#src/domains/events/event/contract.ts";
import { adminEventsQuery, useFeatureEvent } from "#src/domains/events/organize/client.ts";
import { OwnEventRow } from "#src/domains/events/organize/components/own-event-row.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { AdminList } from "./admin-list.tsx";
import { useAdminList } from "./use-admin-list.ts";

/** Every event: put forward, change, cancel. */
export default function EventsTab() {
  const list = useAdminList(useTableState(), ({ limit, offset }) =>
    adminEventsQuery({ limit, offset }),
  );
  const now = Date.now();
  return (
    <div className="py-6">
      <AdminList
        list={list}
        name="events"
        errorTitle="Events did not load"
        empty={<EmptyState heading="h3" title="There are no events" />}
      >
        <ul className="divide-y divide-line border-line border-y">
          {list.rows.map((event) => (
            <OwnEventRow key={event.id} event={event} now={now}>
              <FeatureButton event={event} />
            </OwnEventRow>
          ))}
        </ul>
      </AdminList>
    </div>
  );
}

function FeatureButton({ event }: { event: Event }) {
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
      size="sm"
      variant="secondary"
      aria-pressed={event.featured}
      pending={feature.isPending}
      onClick={turn}
    >
      {event.featured ? "Featured" : "Feature"}
    </Button>
  );
}
