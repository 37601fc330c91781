import { eq } from "drizzle-orm";
import { events } from "#src/db/schema/events.server.ts";
import type { ForgetPerson } from "#src/platform/domain/personal-data.server.ts";
import { forgetRegistrant } from "./registration/forget-person.server.ts";

/** Their events stay for those who come, without how to reach who is gone. */
export const forgetEventPerson: ForgetPerson = async (tx, departure) => {
  await forgetRegistrant(tx, departure);
  await tx
    .update(events)
    .set({ organizerId: null, contactEmail: "", contactPhone: null })
    .where(eq(events.organizerId, departure.viewer.id));
};
