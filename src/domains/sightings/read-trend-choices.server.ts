import { asc, countDistinct, inArray, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { shownReports } from "./report-rows.server.ts";
import type { TrendChoices } from "./trend-contract.ts";

/** What there are counts or threats of, and where. */
export async function readTrendChoices(db: Db): Promise<TrendChoices> {
  const shown = shownReports(db, null);
  const rows = await db
    .select({
      ...{ id: shown.speciesId, name: shown.speciesName, state: shown.state },
      reports: countDistinct(shown.id),
    })
    .from(shown)
    .where(inArray(shown.reportType, ["population", "threat"]))
    .groupBy(shown.speciesId, sql`2`, sql`3`)
    .orderBy(asc(sql`2`));
  const species = rows.flatMap(({ id, name }) => (id !== null && name ? [{ id, name }] : []));
  return {
    species: [...new Map(species.map((one) => [one.id, one])).values()],
    states: [...new Set(rows.flatMap(({ state }) => state ?? []))].sort(),
  };
}
