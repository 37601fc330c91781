import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";

/** At most so many listings of one level. */
export interface Places {
  level: number;
  most: number;
}

/**
 * Ids of featured listings, level by level. Among equals a window moves on by one place each minute,
 * so that each of them is shown as often as the others.
 */
export async function findInRotation(
  db: Db,
  at: Date,
  places: readonly Places[],
  category?: string,
): Promise<number[]> {
  const turn = Math.floor(at.getTime() / 60_000);
  const rows = await runPrepared<{ level: number; id: number }>(
    db,
    aroundTurn(turn, places, category),
  );
  return places.flatMap(({ level, most }) =>
    rows
      .filter((row) => row.level === level)
      .slice(0, most)
      .map(({ id }) => id),
  );
}

/** From the turn's place to the end, and on from the beginning; an index alone tells the places. */
function aroundTurn(turn: number, places: readonly Places[], category?: string): SQL {
  const wanted = sql.join(
    places.map(({ level, most }) => sql`(${level}::int, ${most}::int)`),
    sql`, `,
  );
  const equals = sql`from ${businesses}
    where ${businesses.status} = 'live' and ${businesses.featuredLevel} > 0 and ${businesses.featuredLevel} = wanted.level
    ${category ? sql`and ${eq(businesses.category, category)}` : sql``}`;
  return sql`select wanted.level, shown.id from (values ${wanted}) as wanted(level, most)
cross join lateral (select ${turn}::bigint % nullif(count(*), 0) as place ${equals}) as turn
cross join lateral (
  (select ${businesses.id}, 0 as lap ${equals} order by ${businesses.id} offset turn.place limit wanted.most)
  union all
  (select ${businesses.id}, 1 as lap ${equals} order by ${businesses.id} limit least(turn.place, wanted.most))
) as shown order by wanted.level desc, shown.lap, shown.id`;
}
