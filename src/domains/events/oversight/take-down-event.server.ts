import { eq } from "drizzle-orm";
import { events } from "#src/db/schema/events.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { requireShown } from "#src/domains/moderation/require-shown.server.ts";
import { upholdOpenFlags } from "#src/domains/moderation/uphold-flags.server.ts";
import type { TakeDown } from "#src/platform/domain/take-down.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { findEventRow } from "../event/queries.server.ts";
import { versionOfEvent } from "../organize/version-of-event.server.ts";
import { EventStandingChanged } from "../registration/events.ts";
import type { TakingDown } from "./contract.ts";
import { followComingDates } from "./follow-coming-dates.server.ts";
import { lockEvent } from "./lock-event.server.ts";
import { DeliverEventVerdict } from "./mail-jobs.ts";

/** For an administrator who needs no report. */
export async function takeDownEvent(
  services: Services,
  admin: Viewer,
  deed: TakingDown & { id: number },
): Promise<void> {
  await services.db.transaction((tx) => removeFromSite(tx, services, admin, deed));
}

/** With the report that is upheld. */
export const takeDownReported: TakeDown = async (tx, services, admin, reported) => {
  const event = await findEventRow(tx, reported.id);
  if (event?.takenDownReason !== null) return false;
  await removeFromSite(tx, services, admin, reported);
  return true;
};

/**
 * It stays for its organizer and those who registered, and can be put back. The organizer is told
 * why; those who registered, that it does not take place.
 */
async function removeFromSite(
  ...[tx, services, admin, { id, version, reason }]: Parameters<TakeDown>
): Promise<void> {
  const event = await lockEvent(tx, { id, isTakenDown: false });
  requireShown(version, versionOfEvent(event));
  await tx.update(events).set({ takenDownReason: reason }).where(eq(events.id, id));
  await upholdOpenFlags(tx, admin, { type: "event", id });
  await recordDecision(tx, admin, {
    action: "event.take-down",
    subject: { type: "event", id, name: event.title },
    before: { description: event.description, organizer: event.organizer },
    note: reason,
  });
  await services.jobs.send(tx, DeliverEventVerdict, { eventId: id, reason });
  await services.jobs.publish(tx, EventStandingChanged, { eventId: id });
  await followComingDates(tx, services, { event, kind: "cancelled" });
}
