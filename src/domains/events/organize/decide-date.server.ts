import { eq } from "drizzle-orm";
import { eventDates } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { EventDetail } from "../event/contract.ts";
import { requireEvent } from "../event/find-event.server.ts";
import { refreshShownDate } from "../event/refresh-shown-dates.server.ts";
import type { DateRow, EventRow } from "../event/to-event.server.ts";
import { followDate } from "../registration/follow-date.server.ts";
import type { DateNewsInput } from "../registration/mail-jobs.ts";
import { moveDate, setPlaces } from "./change-date.server.ts";
import type { DateDeed } from "./contract.ts";
import { lockDateOf, requireAhead } from "./lock-date-of.server.ts";
import { requireOwnEvent } from "./require-organizer.server.ts";

interface Decided {
  change: Partial<Pick<DateRow, "status" | "statusNote" | "weatherCall">>;
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
    requireAhead(date);
    if (deed.deed === "capacity") return setPlaces(tx, services, { event, date, ...deed });
    requireStanding(event);
    if (deed.deed === "move") return moveDate(tx, services, { event, date, ...deed });
    const { change, news } = decided(deed);
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

function decided(deed: Exclude<DateDeed, { deed: "capacity" | "move" }>): Decided {
  const { note } = deed;
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

/** One date cannot take place while the whole event does not. */
function requireStanding({ status }: EventRow): void {
  if (status === "active") return;
  throw new AppError("conflict", "The whole event is cancelled. Please resume it first.");
}
