import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { analyticsRolledDays } from "#src/db/schema/analytics.server.ts";

/** Beside each other for those who write late events; whoever counts the day is alone with it. */
export const dayLock = (day: string) => sql`hashtextextended(${`analytics of ${day}`}, 0)`;

/** After an event was written to a day that is over: its sums are made again. */
export async function reopenDay(tx: Tx, { day }: { day: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${dayLock(day)})`);
  await tx.delete(analyticsRolledDays).where(eq(analyticsRolledDays.day, day));
}
