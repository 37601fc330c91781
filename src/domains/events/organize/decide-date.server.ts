import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { eventDates } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { EventDetail } from "../event/contract.ts";
import { requireEvent } from "../event/find-event.server.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import type { DateRow, EventRow } from "../event/to-event.server.ts";
import { changeCapacity } from "../registration/change-capacity.server.ts";
import { followDate } from "../registration/follow-date.server.ts";
import type { DateNewsInput } from "../registration/mail-jobs.ts";
import { nearestInstant } from "../series/wall-time.ts";
import type { DateDeed } from "./contract.ts";
import { seriesFrom } from "./event-columns.server.ts";
import { requireOwnEvent } from "./require-organizer.server.ts";

type Change = Partial<
  Pick<
    DateRow,
    "status" | "statusNote" | "weatherCall" | "startsAt" | "endsAt" | "previousStartsAt"
  >
>;

interface Decided {
  change: Change;
  news: DateNewsInput;
}

/** One date, with everybody who registered for it told; the others stay as they are. */
export async function decideDate(
  services: Services,
  viewer: Viewer,
  { id, dateId, ...deed }: DateDeed & { id: number; dateId: number },
): Promise<EventDetail> {
  await services.db.transaction(async (tx) => {
    const event = await requireOwnEvent(tx, viewer, id);
    const date = await lockDateOf(tx, { id, dateId });
    if (deed.deed === "capacity") {
      await changeCapacity(tx, services, { dateId, capacity: deed.capacity });
      return;
    }
    requireAhead(date);
    const { change, news } = decided(deed, event, date);
    // A word about the weather does not change what stands in calendars.
    const sequence = deed.deed === "weather" ? date.sequence : date.sequence + 1;
    await tx
      .update(eventDates)
      .set({ ...change, sequence })
      .where(eq(eventDates.id, dateId));
    await refreshShownDate(tx, id);
    await followDate(tx, services, { dateId, ...news });
  });
  return requireEvent(services.db, { id, dateId });
}

function decided(
  deed: Exclude<DateDeed, { deed: "capacity" }>,
  event: EventRow,
  date: DateRow,
): Decided {
  const { note } = deed;
  if (deed.deed === "move") return moved(deed, event, date);
  if (deed.deed === "weather") {
    const change = { weatherCall: deed.call, statusNote: note };
    return { change, news: { kind: deed.call, note } };
  }
  const outcome = {
    cancel: { status: "cancelled", kind: "cancelled" },
    postpone: { status: "postponed", kind: "postponed" },
    resume: { status: "active", kind: "back" },
  } as const;
  const { status, kind } = outcome[deed.deed];
  return { change: { status, statusNote: note }, news: { kind, note } };
}

function moved(
  { startDate, endDate, note }: Extract<DateDeed, { deed: "move" }>,
  { timeZone }: EventRow,
  date: DateRow,
): Decided {
  const series = seriesFrom({ startDate, endDate, isRecurring: false, rule: null }, timeZone);
  const startsAt = nearestInstant(series.startsLocal, timeZone);
  const endsAt = series.endsLocal === null ? null : nearestInstant(series.endsLocal, timeZone);
  const previousStartsAt = date.startsAt;
  return {
    change: { startsAt, endsAt, previousStartsAt, status: "active", statusNote: note },
    news: { kind: "moved", previousStartsAt: previousStartsAt.toISOString(), note },
  };
}

async function lockDateOf(
  tx: Tx,
  { id, dateId }: { id: number; dateId: number },
): Promise<DateRow> {
  const [date] = await tx
    .select()
    .from(eventDates)
    .where(and(eq(eventDates.id, dateId), eq(eventDates.eventId, id)))
    .for("update");
  if (!date) throw new AppError("not_found", "There is no such date.");
  return date;
}

function requireAhead({ overAt }: DateRow): void {
  if (overAt > new Date()) return;
  throw new AppError("conflict", "This date is over: nothing can be changed about it.");
}
