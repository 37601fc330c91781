import { eq } from "drizzle-orm";
import { eventDates } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { EventDetail } from "../event/contract.ts";
import { requireEvent } from "../event/find-event.server.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import { isCalledOff } from "../event/rules.ts";
import type { DateRow, EventRow } from "../event/to-event.server.ts";
import { followDate } from "../registration/follow-date.server.ts";
import { moveDate, setPlaces } from "./change-date.server.ts";
import type { DateDeed } from "./contract.ts";
import { type Decided, decideWeather, requireFewCalls } from "./decide-weather.server.ts";
import { lockDateOf, requireAhead } from "./lock-date-of.server.ts";
import { lockOwnEvent, requireOnSite } from "./require-organizer.server.ts";
import { requireSeenDate } from "./version-of-date.server.ts";

/** One date, with everybody who registered for it told; the others stay as they are. */
export async function decideDate(
  services: Services,
  viewer: Viewer,
  { id, dateId, version, ...deed }: DateDeed & { id: number; dateId: number },
): Promise<EventDetail> {
  await services.db.transaction(async (tx) => {
    const event = await lockOwnEvent(tx, viewer, id);
    requireOnSite(event);
    const date = await lockDateOf(tx, { id, dateId });
    requireAhead(date);
    requireSeenDate(event, date, version);
    if (deed.deed === "capacity") return setPlaces(tx, services, { event, date, ...deed });
    requireStanding(event);
    if (deed.deed === "move") return moveDate(tx, services, { event, date, ...deed });
    const decision =
      deed.deed === "weather" ? decideWeather(deed, event, date) : decided(deed, date);
    if (decision === null) return;
    if (deed.deed === "weather") await requireFewCalls(tx, dateId);
    const { change, news } = decision;
    // That the weather holds changes nothing in calendars.
    const sequence = date.sequence + (change.status === undefined ? 0 : 1);
    await tx
      .update(eventDates)
      .set({ ...change, sequence })
      .where(eq(eventDates.id, dateId));
    await refreshShownDate(tx, id);
    await followDate(tx, services, { dateId, ...news });
  });
  return requireEvent(services.db, { id, dateId });
}

type Turn = Extract<DateDeed, { deed: keyof typeof OUTCOMES }>;

/** What was said of the weather before does not hold any more. Null where the date stands so already. */
function decided({ deed, note }: Turn, date: DateRow): Decided | null {
  const { status, kind } = OUTCOMES[deed];
  if (date.status === status && !isCalledOff(date)) return null;
  return { change: { status, statusNote: note, weatherCall: null }, news: { kind, note } };
}

const OUTCOMES = {
  cancel: { status: "cancelled", kind: "cancelled" },
  postpone: { status: "postponed", kind: "postponed" },
  resume: { status: "active", kind: "back" },
} as const;

/** One date cannot take place while the whole event does not. */
function requireStanding({ status }: EventRow): void {
  if (status === "active") return;
  throw new AppError("conflict", "The whole event is cancelled. Please resume it first.");
}
