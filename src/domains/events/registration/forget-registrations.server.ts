import { and, inArray, like, lt, sql } from "drizzle-orm";
import { eventDates, eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";

/** After its event a registration is kept with its names for so long, for questions that come late. */
const KEPT_DAYS = 180;
const DAY = 86_400_000;
const FORMER_ATTENDEE = "A former attendee";

/** What stands where somebody stood. One address is live once on a date, so each has one of its own; no mail reaches it. */
export const nobody = (userName: string) => ({
  userName,
  userEmail: sql<string>`'forgotten-' || ${eventRegistrations.id}`,
  notes: null,
  senderKey: null,
});

/** Who came to events that are long over is a number without a name. */
export async function forgetRegistrations({ db }: Services, now: Date): Promise<void> {
  const longOver = db
    .select({ id: eventDates.id })
    .from(eventDates)
    .where(lt(eventDates.overAt, new Date(now.getTime() - KEPT_DAYS * DAY)));
  await db
    .update(eventRegistrations)
    .set(nobody(FORMER_ATTENDEE))
    .where(
      and(like(eventRegistrations.userEmail, "%@%"), inArray(eventRegistrations.dateId, longOver)),
    );
}
