import type { Db } from "#src/db/client.server.ts";
import { findNamedSpecies } from "#src/domains/species/find-named-species.server.ts";
import { findSpecies } from "#src/domains/species/queries.server.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import { nameKey } from "#src/domains/species/rules.ts";
import { asksOfSpecies } from "./intent-rules.ts";
import { wordsIn } from "./message-rules.ts";
import { CATEGORY_NAMES, findPhrase, GROUP_WORDS } from "./word-lists.ts";

interface SpokenOf {
  speciesIds: number[];
  group: string | null;
}

const NAMES_MAX = 4;
const MEAL =
  /\b(where (can|could|should|to|do)|restaurants?|house|shack|dinner|lunch|menu|serves?|served|cakes?|best|good|fresh)\b/;
/** Verbs and nouns of every day that are names of fish as well. */
const EVERYDAY = /\b(spot|spots|gag)\b(?! (fish|croaker|grouper))/g;

const AROUND_A_NAME = /^(?:(?:and|what about|how about) )?(?:(?:a|an|the|some) )?|[ ;]+$/g;

/** The one animal or plant whose name is all that a message says. */
export async function readBareSpecies(db: Db, said: string): Promise<number | null> {
  const name = said.replaceAll(AROUND_A_NAME, "");
  return name.includes(";") ? null : ((await resolveSpeciesName(db, name))?.id ?? null);
}

/** The animals and plants that a message asks about; null where it only mentions them. */
export async function readSpecies(
  db: Db,
  said: string,
  placeless: string,
): Promise<SpokenOf | null> {
  const text = placeless.replaceAll(EVERYDAY, " ");
  const ids = (await findNamedSpecies(db, { name: null, texts: [text] })).slice(0, NAMES_MAX);
  const names = (await Promise.all(ids.map((id) => findSpecies(db, id)))).flatMap(
    (one) => one ?? [],
  );
  const others = names.reduce(
    (left, { commonName }) => left.replace(nameKey(commonName), " ; "),
    text,
  );
  const group = findPhrase(GROUP_WORDS, text);
  const unnamed = ids.length === 0 && group ? others.replace(group.words, " ; ") : others;
  const isAlone = (ids.length > 0 || group !== null) && wordsIn(unnamed).length <= 2;
  if (findPhrase(CATEGORY_NAMES, others) || (!asksOfSpecies(said) && !isAlone)) return null;
  if (
    /\b(eat|eating|crabs?|oysters?|shrimp|lobsters?)\b/.test(said) &&
    MEAL.test(said) &&
    !/\b(seen|see|sightings?|live)\b/.test(said)
  )
    return null;
  const isNamed = names.some(({ commonName }) => text.includes(nameKey(commonName)));
  if (group && (ids.length === 0 || (ids.length > 1 && !isNamed)))
    return { speciesIds: [], group: group.value };
  return ids.length > 0 ? { speciesIds: ids, group: null } : null;
}
