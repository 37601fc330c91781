import { and, asc, gt, isNotNull, sql } from "drizzle-orm";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { Hours } from "#src/domains/hours/contract.ts";
import type { Services } from "#src/platform/services.server.ts";
import { openSpansOf } from "../listing/open-state.server.ts";

const CHUNK = 500;

/** Moves the window of known opening times on; run nightly, in chunks that block nobody. */
export async function refreshOpenSpans({ db }: Pick<Services, "db">, now: Date): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: businesses.id, hours: businesses.hours, timeZone: businesses.timeZone })
      .from(businesses)
      .where(
        and(gt(businesses.id, last), isNotNull(businesses.hours), isNotNull(businesses.timeZone)),
      )
      .orderBy(asc(businesses.id))
      .limit(CHUNK);
    if (rows.length === 0) return;
    const spans = rows.map((row) => openSpansOf(row.hours as Hours, row.timeZone ?? "UTC", now));
    await db.execute(sql`
      update businesses set open_spans = fresh.spans::tstzmultirange
      from unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${sql.param(spans)}::text[]) as fresh(id, spans)
      where businesses.id = fresh.id`);
    last = rows.at(-1)?.id ?? last;
  }
}
