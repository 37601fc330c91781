import type { Db } from "#src/db/client.server.ts";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import { findPage } from "./find-page.server.ts";
import { withTowns } from "./find-towns.server.ts";
import type { SearchInput } from "./search-input.server.ts";
import { synonymsOf } from "./synonyms.ts";
import { findTownsNamed } from "./towns-named.server.ts";
import type { QueryTerm, UnderstoodQuery } from "./understand-query.server.ts";

/**
 * Where no place has all the words, the first looser reading with which there are some: other words
 * for the same, then all words but one, then any of them. A town or a state that was named stays.
 */
export async function loosen(
  db: Db,
  input: SearchInput,
  { terms }: UnderstoodQuery,
): Promise<string | null> {
  const first = { ...(await withTowns(db, input)), limit: 1, offset: 0, after: undefined };
  for (const tsquery of readingsOf(terms, await placesAmong(db, terms))) {
    if ((await findPage(db, first, tsquery)).total > 0) return tsquery;
  }
  return null;
}

/** As tsqueries, the nearest to what was typed first. */
export function readingsOf(terms: readonly QueryTerm[], places: ReadonlySet<QueryTerm>): string[] {
  const where = terms.filter((term) => places.has(term)).map(({ term }) => term);
  const what = terms.filter((term) => !places.has(term));
  const meant = terms.map(({ word, term }, at) =>
    anyOf([term, ...synonymsOf(word, terms[at - 1]?.word)]),
  );
  const words = what.map(({ term }) => term);
  const butOne = words.map((_, left) => allOf(words.filter((_word, at) => at !== left)));
  return [
    ...(meant.some((term) => term.startsWith("(")) ? [allOf(meant)] : []),
    ...(words.length > 2 ? [allOf([anyOf(butOne), ...where])] : []),
    ...(words.length > 1 ? [allOf([anyOf(words), ...where])] : []),
  ];
}

const allOf = (terms: readonly string[]): string =>
  terms.length === 1 ? (terms[0] ?? "") : `(${terms.join(" & ")})`;
const anyOf = (terms: readonly string[]): string =>
  terms.length === 1 ? (terms[0] ?? "") : `(${terms.join(" | ")})`;

const NAME_WORDS_MAX = 3;
const STATE_NAMES = new Set(Object.values(STATES).map((name) => name.toLowerCase()));

/** The words that are, alone or with their neighbours, the name of a town or a state. */
async function placesAmong(db: Db, terms: readonly QueryTerm[]): Promise<Set<QueryTerm>> {
  const runs = terms.flatMap((_, at) =>
    Array.from({ length: NAME_WORDS_MAX }, (_none, extra) => terms.slice(at, at + extra + 1)),
  );
  const nameOf = (run: readonly QueryTerm[]) => run.map(({ word }) => word).join(" ");
  const towns = await findTownsNamed(db, [...new Set(runs.map(nameOf))]);
  const names = new Set([...STATE_NAMES, ...towns.map(({ key }) => key)]);
  return new Set(runs.filter((run) => names.has(nameOf(run))).flat());
}
