import { eq } from "drizzle-orm";
import { events } from "#src/db/schema/events.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { EventStandingChanged } from "../registration/events.ts";
import { followComingDates } from "./follow-coming-dates.server.ts";
import { lockEvent } from "./lock-event.server.ts";
import { DeliverEventVerdict } from "./mail-jobs.ts";

/** All is as it was before; whoever registered is told that it takes place after all. */
export async function putBackEvent(
  services: Services,
  admin: Viewer,
  { id }: { id: number },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const event = await lockEvent(tx, { id, isTakenDown: true });
    await tx.update(events).set({ takenDownReason: null }).where(eq(events.id, id));
    await recordDecision(tx, admin, {
      action: "event.put-back",
      subject: { type: "event", id, name: event.title },
      before: { takenDownReason: event.takenDownReason },
    });
    await services.jobs.send(tx, DeliverEventVerdict, { eventId: id, reason: null });
    await services.jobs.publish(tx, EventStandingChanged, { eventId: id });
    await followComingDates(tx, services, { event, kind: "back" });
  });
}
