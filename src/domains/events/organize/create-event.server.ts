import { eventDates, events } from "#src/db/schema/events.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { sendOnce } from "#src/platform/http/send-once.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { EventDetail } from "../event/contract.ts";
import { requireEvent } from "../event/find-event.server.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import type { NewEvent } from "./contract.ts";
import { eventColumns } from "./event-columns.server.ts";
import type { Organizing } from "./organizing.server.ts";
import { planDates, requireFirstAhead, requireRecentStart } from "./plan-dates.server.ts";
import { requireOrganizer } from "./require-organizer.server.ts";
import { takePicture } from "./take-picture.server.ts";

/** On the site at once, with all of its dates. The same form, sent twice in a moment, makes one. */
export async function createEvent(
  services: Services,
  actor: Organizing,
  given: NewEvent,
): Promise<EventDetail> {
  const { viewer } = actor;
  await requireOrganizer(services.db, viewer);
  const columns = await eventColumns(given);
  const now = new Date();
  requireRecentStart(columns, now);
  const { slots, datesUntil } = planDates(columns, now);
  const first = requireFirstAhead(slots, now);
  const image = await takePicture(services, actor, given);
  const featured = viewer.isAdmin && given.featured;
  const overAt = first.endsAt ?? first.startsAt;
  const shown = { shownStartsAt: first.startsAt, shownOverAt: overAt, lastOverAt: overAt };
  const id = await services.db.transaction((tx) => {
    const store = async () => {
      const [row] = await tx
        .insert(events)
        .values({ ...columns, ...shown, datesUntil, image, featured, organizerId: viewer.id })
        .returning({ id: events.id });
      if (!row) throw new Error("The event was not stored");
      const { capacity } = given;
      await tx
        .insert(eventDates)
        .values(slots.map((slot) => ({ ...slot, capacity, eventId: row.id })));
      await showMedia(tx, `event:${row.id}`, image ? [image] : []);
      await refreshShownDate(tx, row.id);
      return row.id;
    };
    const sent = { table: events, sender: actor, said: given };
    return given.requestKey === undefined ? store() : sendOnce(tx, services, sent, store);
  });
  return requireEvent(services.db, { id });
}
