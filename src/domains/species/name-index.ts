import { nameKey } from "./rules.ts";

interface KnownName {
  key: string;
  id: number;
  scientificName: string;
  isSensitive: boolean;
}

type Ids = Map<string, Set<number>>;

export interface NameIndex {
  /** Whole names. */
  names: Ids;
  /** Scientific names, which a third word may follow. */
  binomials: Ids;
  /** What is also taken for a name within a text: a genus, a shortened first word, the end of sensitive names alone. */
  hints: Ids;
  /** A single word that only sensitive ones end with: too ordinary within a text ("knot"). */
  lastWords: Ids;
}

/** Words of the longest name, and one more in case that somebody writes one of them as two. */
const WORDS_MAX = 6;

/** One of many is one; the same on both sides, so that "manatus" finds itself. */
const stemOf = (word: string): string =>
  word
    .replace(/(?<=\p{L}{2})ies$/u, "y")
    .replace(/(?<=ch|sh|x|ss)es$/u, "")
    .replace(/(?<=\p{L}{2})s$/u, "");

const stemsOf = (text: string): string[] => nameKey(text).split(" ").filter(Boolean).map(stemOf);

function add(ids: Ids, stems: readonly string[], id: number): void {
  const key = stems.join("");
  ids.set(key, (ids.get(key) ?? new Set()).add(id));
}

export function indexNames(known: readonly KnownName[]): NameIndex {
  const index: NameIndex = {
    ...{ names: new Map(), binomials: new Map(), hints: new Map(), lastWords: new Map() },
  };
  const ends: Ids = new Map();
  const rows = known.map((row) => ({ ...row, stems: stemsOf(row.key) }));
  const open = new Set(rows.filter(({ isSensitive }) => !isSensitive).map(({ id }) => id));
  for (const { id, stems, scientificName } of rows) {
    add(index.names, stems, id);
    const [genus = "", epithet = ""] = stemsOf(scientificName);
    add(index.binomials, [genus, epithet], id);
    add(index.hints, [genus], id);
    add(index.hints, [genus.charAt(0), epithet], id);
    for (let from = 1; from < stems.length; from += 1) add(ends, stems.slice(from), id);
  }
  for (const { stems, isSensitive } of rows)
    for (let from = 1; isSensitive && from < stems.length; from += 1) {
      const end = stems.slice(from);
      const called = ends.get(end.join("")) ?? new Set<number>();
      const isOpen = [...called, ...(index.names.get(end.join("")) ?? [])].some((id) =>
        open.has(id),
      );
      if (!isOpen)
        for (const id of called) add(end.length > 1 ? index.hints : index.lastWords, end, id);
    }
  return index;
}

/** The longest name at each place, so that turtle grass is no turtle. */
function find(stems: readonly string[], maps: readonly Ids[]): number[] {
  const found: number[] = [];
  for (let start = 0; start < stems.length; start += 1)
    for (let length = Math.min(WORDS_MAX, stems.length - start); length > 0; length -= 1) {
      const key = stems.slice(start, start + length).join("");
      const ids = maps.flatMap((map) => [...(map.get(key) ?? [])]);
      if (ids.length === 0) continue;
      found.push(...ids);
      start += length - 1;
      break;
    }
  return found;
}

/** The species that a text speaks of. */
export const namesIn = ({ names, hints }: NameIndex, text: string): number[] =>
  find(stemsOf(text), [names, hints]);

/** The species that a name may mean. */
export const readName = ({ names, hints, lastWords }: NameIndex, name: string): number[] =>
  find(stemsOf(name), [names, hints, lastWords]);

/** The one species that a name means as a whole, also as one of many or with its subspecies. */
export function oneNamed({ names, binomials }: NameIndex, name: string): number | null {
  const stems = stemsOf(name);
  const subspecies = stems.length === 3 ? binomials.get(stems.slice(0, 2).join("")) : undefined;
  const [id, ...more] = names.get(stems.join("")) ?? subspecies ?? [];
  return id === undefined || more.length > 0 ? null : id;
}
