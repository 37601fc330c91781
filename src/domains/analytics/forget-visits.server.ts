import { lt, sql } from "drizzle-orm";
import { analyticsHours, analyticsSources, visitorSalts } from "#src/db/schema/analytics.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { RETENTION_DAYS } from "./limits-contract.ts";
import { addDays, dayOf } from "./period-rules.ts";
import { rollUpVisits } from "./roll-up-visits.server.ts";

/** Without its salt, the visitors of a day can never be told from anyone again. */
export async function forgetSalts({ db }: Services, now: Date): Promise<void> {
  await db.delete(visitorSalts).where(lt(visitorSalts.day, dayOf(now)));
}

const CHUNK = 10_000;

/**
 * Whole days, once they are counted, in pieces, so that no lock is held for long. The sums of a day
 * stay: they know no visitor.
 */
export async function forgetOldVisits(services: Services, now: Date): Promise<void> {
  await rollUpVisits(services, now);
  const { db } = services;
  const kept = new Date(addDays(dayOf(now), -RETENTION_DAYS));
  let removed = CHUNK;
  while (removed === CHUNK) {
    const result = await db.execute(sql`
      delete from analytics_events where id in (
        select id from analytics_events where created_at < ${kept.toISOString()}::timestamptz
        order by created_at limit ${CHUNK})`);
    removed = result.rowCount ?? 0;
  }
  await db.delete(analyticsHours).where(lt(analyticsHours.hour, kept));
  await db.delete(analyticsSources).where(lt(analyticsSources.day, dayOf(kept)));
}
