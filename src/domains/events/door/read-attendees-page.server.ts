import type { Db } from "#src/db/client.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { findPartOfEvent } from "../event/find-event-of-date.server.ts";
import { findEventRow } from "../event/queries.server.ts";
import { toEventDate } from "../event/to-event.server.ts";
import { whenText } from "../event/when-rules.ts";
import { countAttendees, listAttendees, listDates, listMessages } from "./queries.server.ts";

interface AttendeesAsked {
  eventId: number;
  /** Unknown ones stand for the next. */
  dateId: number;
  q: string;
  /** Without it, whoever is registered or waits. */
  status: "registered" | "waiting" | undefined;
  limit: number;
  offset: number;
}

/**
 * Null when there is no such event; without a roster for those who may not see it. A date that went into
 * an event of its own is there.
 */
export async function readAttendeesPage(
  db: Db,
  viewer: Viewer | null,
  { eventId, dateId, ...asked }: AttendeesAsked,
) {
  const event = await findEventRow(db, eventId);
  if (!event) return null;
  const { id, title } = event;
  const mayKnow = viewer !== null && (viewer.isAdmin || event.organizerId === viewer.id);
  if (!mayKnow) return { id, title: null, roster: null };
  const dates = await listDates(db, eventId);
  const movedTo = dates.some((each) => each.id === dateId)
    ? null
    : await findPartOfEvent(db, { id, dateId });
  if (movedTo !== null) return { movedTo };
  const date = dates.find((each) => each.id === dateId) ?? dates[0];
  if (!date) return null;
  const [found, counts, messages] = await Promise.all([
    listAttendees(db, { ...asked, dateId: date.id }),
    countAttendees(db, date),
    listMessages(db, date.id),
  ]);
  const labelled = dates.map((each) => ({
    id: each.id,
    label: whenText(toEventDate(each, event)),
  }));
  const { timeZone } = event;
  const isOnSite = event.takenDownReason === null;
  const roster = { isOnSite, dateId: date.id, capacity: date.capacity, dates: labelled, timeZone };
  return { id, title, roster: { ...roster, found, counts, messages } };
}
