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
import type { EventRow } from "../event/to-event.server.ts";
import { keepToldTitle } from "../registration/told-words.server.ts";
import { addsDates } from "./adds-dates.server.ts";
import { setDate } from "./change-date.server.ts";
import type { ChangedEvent } from "./contract.ts";
import { type EventColumns, eventColumns } from "./event-columns.server.ts";
import { lockDateOf, requireUnbegun } from "./lock-date-of.server.ts";
import { moveDates } from "./move-dates.server.ts";
import type { Organizing } from "./organizing.server.ts";
import { lockOwnEvent, requireOrganizer, requireOwnEvent } from "./require-organizer.server.ts";
import { splitAt, takeOut } from "./split-series.server.ts";
import { takePicture } from "./take-picture.server.ts";

type Written = EventColumns & { image: string | null; featured: boolean };
interface Changing {
  services: Services;
  viewer: Viewer;
  confirmCancelled: string | null;
}
type Wish = Pick<ChangedEvent, "version" | "scope" | "dateId"> & { id: number };

/**
 * Every date that is still to come changes with it, or one date, or one and those after it. Who
 * registered hears of another time or place, not of a mended word.
 */
export async function editEvent(
  services: Services,
  actor: Organizing,
  { id, version, scope, dateId, confirmCancelled = null, ...rest }: ChangedEvent & { id: number },
): Promise<EventDetail> {
  const { viewer } = actor;
  const { begunFor: _dates, ...given } = rest;
  const { image: before } = await requireOwnEvent(services.db, viewer, id);
  const columns = await eventColumns(
    scope === "date" ? { ...given, isRecurring: false, rule: null } : given,
  );
  const image = await takePicture(services, actor, { ...given, before });
  const asked = await services.db.transaction(async (tx) => {
    const event = await lockVersion(tx, viewer, { id, version });
    const featured = viewer.isAdmin ? given.featured : event.featured;
    const written = { ...columns, image, featured };
    const wish = { id, version, scope, dateId };
    return change(tx, { services, viewer, confirmCancelled }, event, { wish, written });
  });
  return requireEvent(services.db, asked);
}

/** Answers which event to show, with which date: what was split off has a page of its own. */
async function change(
  tx: Tx,
  changing: Changing,
  event: EventRow,
  { wish: { scope, dateId }, written }: { wish: Wish; written: Written },
): Promise<{ id: number; dateId?: number }> {
  if (scope === "all" || dateId === null) {
    await changeWhole(tx, changing, event, written);
    return { id: event.id };
  }
  const date = await lockDateOf(tx, { id: event.id, dateId });
  requireUnbegun(date);
  if (scope === "date" && isSameElse(event, written)) {
    await setDate(tx, changing.services, { event, date, written });
    return { id: event.id, dateId };
  }
  const part = await (scope === "later" ? splitAt : takeOut)(tx, event, date);
  await changeWhole(tx, changing, part, written);
  return { id: part.id, dateId };
}

async function lockVersion(
  tx: Tx,
  viewer: Viewer,
  { id, version }: { id: number; version: number | null },
): Promise<EventRow> {
  const row = await lockOwnEvent(tx, viewer, id);
  if (version === null || version === row.version) return row;
  throw new AppError("conflict", "Somebody else changed this event meanwhile. Please reload.", {
    code: "version_conflict",
  });
}

async function changeWhole(
  tx: Tx,
  { services, viewer, confirmCancelled }: Changing,
  event: EventRow,
  { image, ...columns }: Written,
): Promise<void> {
  const { id, version } = event;
  await tx
    .update(events)
    .set({ ...columns, image, version: version + 1, updatedAt: sql`now()` })
    .where(eq(events.id, id));
  if (columns.title !== event.title) await keepToldTitle(tx, event);
  await showMedia(tx, `event:${id}`, image ? [image] : []);
  if (addsDates(seriesOf(event), columns)) await requireOrganizer(tx, viewer);
  await moveDates(tx, services, { before: event, columns, confirmCancelled });
  await refreshShownDate(tx, id);
}

/** All but when it is and how many come is as it was: the date stays in its series. */
function isSameElse(event: EventRow, written: Written): boolean {
  const { startsLocal: _s, endsLocal: _e, rule: _r, season: _season, ...facts } = written;
  const { capacity: _c, timeZone: _z, ...rest } = facts;
  return Object.entries(rest).every(
    ([name, value]) => JSON.stringify(event[name as keyof EventRow]) === JSON.stringify(value),
  );
}
