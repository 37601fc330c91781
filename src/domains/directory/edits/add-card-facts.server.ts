import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { businesses, factConfirmations } from "#src/db/schema/directory.server.ts";
import { cardFactsOf } from "../listing/card-facts.ts";
import type { Business } from "../listing/contract.ts";
import { factField } from "../listing/field-rules.ts";

/** After a year a depth or a channel may have changed. */
const OLD_AFTER_MS = 365 * 86_400_000;

/** With what their cards say for boaters; what was last known to be so long ago says when that was. */
export async function addCardFacts(
  db: Db,
  listings: Business[],
  now = new Date(),
): Promise<Business[]> {
  const said = listings.map(({ category, facts }) => cardFactsOf(category, facts));
  const ids = listings.filter((_, at) => said[at]?.length).map(({ id }) => id);
  const known = await readKnown(db, ids);
  const sinceOf = (id: number, key: string): string | null => {
    const day = known.get(`${id} ${factField(key)}`) ?? known.get(`${id} `);
    return day && now.getTime() - day.getTime() > OLD_AFTER_MS ? day.toISOString() : null;
  };
  return listings.map((business, at) => {
    const cardFacts = said[at]?.map(({ key, text }) => ({
      text,
      since: sinceOf(business.id, key),
    }));
    return cardFacts?.length ? { ...business, cardFacts } : business;
  });
}

interface Known {
  id: number;
  field: string;
  day: string;
}

/** The newest word about each field, and, for fields that nobody confirmed, about the whole listing. */
async function readKnown(db: Db, ids: number[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared<Known>(
    db,
    sql`select ${businesses.id}, '' as field, ${businesses.updatedAt} as day
from ${businesses} where ${businesses.id} = any(${sql.param(ids)}::int[])
union all
select ${factConfirmations.businessId}, ${factConfirmations.field}, max(${factConfirmations.confirmedAt})
from ${factConfirmations} where ${factConfirmations.businessId} = any(${sql.param(ids)}::int[])
group by ${factConfirmations.businessId}, ${factConfirmations.field}`,
  );
  return new Map(rows.map(({ id, field, day }) => [`${id} ${field}`, new Date(day)]));
}
