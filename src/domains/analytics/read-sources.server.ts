import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import type { Share } from "./figure-contract.ts";
import type { Period } from "./period-rules.ts";

interface Asked {
  businessId: number;
  period: Period;
}

const NAMES_MAX = 10;

/** Where views came from and on what, and where the listing was shared. */
export async function readSources(db: Db, asked: Asked) {
  const count = (name: SQL, eventType: string) => countBy(db, asked, { name, eventType });
  const [referrers, devices, sharesByPlatform] = await Promise.all([
    count(sql`case source when '' then 'direct' else source end`, "page_view"),
    count(sql`nullif(device, '')`, "page_view"),
    count(sql`nullif(source, '')`, "social_share"),
  ]);
  return { referrers, devices, sharesByPlatform };
}

async function countBy(
  db: Db,
  { businessId, period: { from, to } }: Asked,
  { name, eventType }: { name: SQL; eventType: string },
): Promise<Share[]> {
  const { rows } = await db.execute<Share & Record<string, unknown>>(sql`
    select ${name} as name, sum(count)::int as count from analytics_sources
    where business_id = ${businessId} and event_type = ${eventType}
      and day between ${from}::date and ${to}::date and ${name} is not null
    group by 1 order by 2 desc, 1 limit ${NAMES_MAX}`);
  return rows;
}
