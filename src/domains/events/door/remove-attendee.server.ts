import { eq } from "drizzle-orm";
import { eventDates, eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { requireOwnEvent } from "../organize/require-organizer.server.ts";
import { removeParty } from "../registration/cancel-party.server.ts";
import { inTurn } from "../registration/lock-date.server.ts";

/** Whoever is taken off is told, and the line moves up. */
export async function removeAttendee(
  services: Services,
  viewer: Viewer,
  { eventId, registrationId }: { eventId: number; registrationId: number },
): Promise<void> {
  const { db } = services;
  await requireOwnEvent(db, viewer, eventId);
  const [row] = await db
    .select({ dateId: eventRegistrations.dateId, eventId: eventDates.eventId })
    .from(eventRegistrations)
    .innerJoin(eventDates, eq(eventDates.id, eventRegistrations.dateId))
    .where(eq(eventRegistrations.id, registrationId));
  if (row?.eventId !== eventId)
    throw new AppError("not_found", "This event has no such registration.");
  const { dateId } = row;
  await inTurn(dateId, () =>
    db.transaction((tx) => removeParty(tx, services, { dateId, registrationId })),
  );
}
