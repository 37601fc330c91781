import { lt, sql } from "drizzle-orm";
import { visitorSalts } from "#src/db/schema/analytics.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { RETENTION_DAYS } from "./contract.ts";
import { dayOf } from "./visitor.server.ts";

/** Without its salt, the visitors of a day can never be told from anyone again. */
export async function forgetSalts({ db }: Services, now: Date): Promise<void> {
  await db.delete(visitorSalts).where(lt(visitorSalts.day, dayOf(now)));
}

const CHUNK = 10_000;

/** In pieces, so that no lock is held for long. */
export async function forgetOldVisits({ db }: Services, now: Date): Promise<void> {
  let removed = CHUNK;
  while (removed === CHUNK) {
    const result = await db.execute(sql`
      delete from analytics_events where id in (
        select id from analytics_events
        where created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${RETENTION_DAYS})
        order by created_at limit ${CHUNK})`);
    removed = result.rowCount ?? 0;
  }
}
