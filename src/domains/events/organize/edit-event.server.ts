import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { events } from "#src/db/schema/events.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { EventDetail } from "../event/contract.ts";
import { requireEvent, seriesOf } from "../event/find-event.server.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import { placeText } from "../event/rules.ts";
import type { EventRow } from "../event/to-event.server.ts";
import { minutesBetween } from "../series/wall-time.ts";
import type { ChangedEvent } from "./contract.ts";
import { eventColumns } from "./event-columns.server.ts";
import type { Organizing } from "./organizing.server.ts";
import { planDates } from "./plan-dates.server.ts";
import { requireOwnEvent } from "./require-organizer.server.ts";
import { reshapeDates } from "./reshape-dates.server.ts";
import { takePicture } from "./take-picture.server.ts";

type Columns = Awaited<ReturnType<typeof eventColumns>>;

/** Every date that is still to come changes with it. Who registered hears of another time or place, not of a mended word. */
export async function editEvent(
  services: Services,
  actor: Organizing,
  { id, version, ...given }: ChangedEvent & { id: number },
): Promise<EventDetail> {
  const { viewer } = actor;
  await requireOwnEvent(services.db, viewer, id);
  const columns = await eventColumns(given);
  const image = await takePicture(services, actor, given);
  await services.db.transaction(async (tx) => {
    const before = await lockEvent(tx, viewer, { id, version });
    const featured = viewer.isAdmin ? given.featured : before.featured;
    await writeEvent(tx, before, { ...columns, image, featured });
    await showMedia(tx, `event:${id}`, image ? [image] : []);
    await moveDates(tx, services, before, columns);
    await refreshShownDate(tx, id);
  });
  return requireEvent(services.db, { id });
}

async function lockEvent(
  tx: Tx,
  viewer: Viewer,
  { id, version }: { id: number; version: number | null },
): Promise<EventRow> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for("update");
  const row = await requireOwnEvent(tx, viewer, id);
  if (version === null || version === row.version) return row;
  throw new AppError("conflict", "Somebody else changed this event meanwhile. Please reload.");
}

const writeEvent = (
  tx: Tx,
  { id, version }: EventRow,
  columns: Columns & { image: string | null; featured: boolean },
) =>
  tx
    .update(events)
    .set({ ...columns, version: version + 1, updatedAt: sql`now()` })
    .where(eq(events.id, id));

async function moveDates(
  tx: Tx,
  services: Services,
  before: EventRow,
  columns: Columns,
): Promise<void> {
  const isSameRule = JSON.stringify(before.rule) === JSON.stringify(columns.rule);
  const shift = isSameRule ? minutesBetween(before.startsLocal, columns.startsLocal) : 0;
  const old = seriesOf(before);
  const { slots, datesUntil } = planDates(columns, new Date());
  await tx.update(events).set({ datesUntil }).where(eq(events.id, before.id));
  await reshapeDates(tx, services, {
    eventId: before.id,
    slots,
    shift: old.rule === null && columns.rule !== null ? 0 : shift,
    capacity: columns.capacity,
    capacityBefore: before.capacity,
    previousPlace: hasMoved(before, columns) ? placeText(before) : null,
  });
}

const hasMoved = (before: EventRow, { location, city, state }: Columns): boolean =>
  before.location !== location || before.city !== city || before.state !== state;
