import { inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { speciesNames } from "#src/db/schema/species.server.ts";
import { nameKey } from "#src/domains/species/rules.ts";

const WORDS_MAX = 5;

/** Every species that the words name: each run of up to five words is looked up, also as one of many. */
export async function findNamedSpecies(tx: Tx, ...texts: (string | null)[]): Promise<number[]> {
  const keys = new Set(texts.flatMap((text) => runsOf(nameKey(text ?? ""))));
  if (keys.size === 0) return [];
  const rows = await tx
    .selectDistinct({ id: speciesNames.speciesId })
    .from(speciesNames)
    .where(inArray(speciesNames.key, [...keys]));
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

function runsOf(key: string): string[] {
  const words = key.split(" ").filter(Boolean);
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(WORDS_MAX, words.length - start) }, (_, more) =>
      words.slice(start, start + more + 1).join(" "),
    ).flatMap((run) => [run, run.replace(/s$/, ""), run.replace(/ies$/, "y")]),
  );
}
