import { and, eq, lte } from "drizzle-orm";
import { eventRegistrations } from "#src/db/schema/events.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { inTurn, lockDate } from "./lock-date.server.ts";
import { settleDate } from "./settle-date.server.ts";

/** Of every date: those who had to say yes by now. */
export async function lapseUnconfirmed(services: Services, now: Date): Promise<void> {
  const { db } = services;
  const dates = await db
    .selectDistinct({ id: eventRegistrations.dateId })
    .from(eventRegistrations)
    .where(
      and(eq(eventRegistrations.status, "registered"), lte(eventRegistrations.confirmBy, now)),
    );
  for (const { id } of dates)
    await inTurn(id, () =>
      db.transaction(async (tx) => {
        await settleDate(tx, services, await lockDate(tx, id), now);
      }),
    );
}
