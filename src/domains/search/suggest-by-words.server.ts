import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { runPrepared } from "#src/db/run-prepared.server.ts";
import { wholeNumber } from "#src/db/whole-number.server.ts";
import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import type { Suggestion } from "./contract.ts";
import { searchListings } from "./search.server.ts";

/** A kind of place in a town, else words in a town, then the places that have all of the words. */
export async function suggestByWords(db: Db, typed: string, limit: number): Promise<Suggestion[]> {
  const words = typed.split(" ");
  const [kinds, places] = await Promise.all([
    words.length > 1 ? findKindsInTowns(db, words, limit) : [],
    searchListings(db, { q: typed, radius: 0, limit, offset: 0 }),
  ]);
  const inTowns =
    kinds.length === 0 && words.length > 1 ? await findWordsInTowns(db, words) : kinds;
  return [...inTowns, ...places.businesses.map(placeOf)].slice(0, limit);
}

function placeOf({ id, name, category, city, state }: Business): Suggestion {
  const kind = findCategory(category)?.name ?? category;
  const detail = `${kind} · ${city}, ${state}`;
  return { type: "business", value: String(id), displayText: name, count: 1, detail };
}

async function findKindsInTowns(db: Db, words: string[], limit: number): Promise<Suggestion[]> {
  const rows = await runPrepared<{ value: string; kind: string; city: string; listings: number }>(
    db,
    kindsInTowns(words, limit),
  );
  return rows.map(({ value, kind, city, listings }) => ({
    type: "category",
    value,
    displayText: `${kind} in ${city}`,
    count: listings,
    city,
  }));
}

/** "seafood anap" is seafood in Annapolis; of a town without any, nothing is said. */
async function findWordsInTowns(db: Db, words: string[]): Promise<Suggestion[]> {
  const towns = await runPrepared<{ value: string; city: string; rest: string }>(
    db,
    townsAmong(words),
  );
  const found = await Promise.all(
    towns.map(async ({ value, city, rest }): Promise<Suggestion[]> => {
      const asked = { q: rest, city, radius: 0, limit: 1, offset: 0 };
      const { totalCount } = await searchListings(db, asked);
      if (totalCount === 0) return [];
      const displayText = `“${rest}” in ${city}`;
      return [{ type: "city", value, displayText, count: totalCount, city, words: rest }];
    }),
  );
  return found.flat();
}

/** So few that each can be counted while somebody types. */
const TOWNS_TRIED = 2;

function townsAmong(words: string[]): SQL {
  return sql`select town.value, town.display_text as city, parted.rest
from (values ${partings(words)}) as parted(rest, town)
join suggestions town on town.type <> 'business' and town.type = 'city' and ${begins("town", "town")}
order by town.weight desc, town.value, length(parted.rest) limit ${wholeNumber(TOWNS_TRIED)}`;
}

/** Wherever the words part in two, either way round. */
function partings(words: string[]): SQL {
  const parts = words.slice(1).flatMap((_, at) => {
    const [head, tail] = [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")];
    return [sql`(${head}::text, ${tail}::text)`, sql`(${tail}::text, ${head}::text)`];
  });
  return sql.join(parts, sql`, `);
}

const begins = (name: string, part: string): SQL =>
  sql.raw(
    `${name}.typed ~>=~ parted.${part} and ${name}.typed ~<~ (parted.${part} || chr(1114111))`,
  );

/** "marina key west" and "key west marina". */
function kindsInTowns(words: string[], limit: number): SQL {
  return sql`select kind.value, kind.display_text as kind, town.display_text as city, counted.listings
from (values ${partings(words)}) as parted(kind, town)
join suggestions kind on kind.type <> 'business' and kind.type = 'category' and ${begins("kind", "kind")}
join suggestions town on town.type <> 'business' and town.type = 'city' and ${begins("town", "town")}
cross join lateral (
  select sum(listings)::int as listings from listing_counts
  where category = kind.value and lower(city) = lower(left(town.value, -4))
    and state = right(town.value, 2)) as counted
where counted.listings > 0
group by 1, 2, 3, 4
order by counted.listings desc, city, kind limit ${wholeNumber(limit)}`;
}
