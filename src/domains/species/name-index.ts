import { foldLookAlikes } from "#src/shared/look-alike-letters.ts";
import { isOneSlipApart } from "#src/shared/one-slip.ts";
import {
  EVERYDAY_NAMES,
  GROUP_NAMES,
  NAMES_ONLY,
  OTHER_WORDS,
  PLAIN_WORDS,
} from "./data/everyday-names.ts";
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
  /** Single words of sensitive names, as far as half of all that bear them are sensitive: "plover", "kemps". */
  telling: Ids;
  /** Whose places are shown roughly. */
  sensitive: ReadonlySet<number>;
  /** Open species, by the last words of their names. */
  openWords: Map<number, Set<string>>;
}

/** Fewer letters are one slip from too many words. */
const SLIP_MIN = 6;

/** Words of the longest name, and one more in case that somebody writes one of them as two. */
const WORDS_MAX = 6;

/** One of many is one; the same on both sides, so that "manatus" finds itself. */
const stemOf = (word: string): string =>
  word
    .replace(/(?<=\p{L}{2})ies$/u, "y")
    .replace(/(?<=ch|sh|x|ss)es$/u, "")
    .replace(/(?<=\p{L}{2})s$/u, "");

const stemsOf = (text: string): string[] =>
  nameKey(foldLookAlikes(text)).split(" ").filter(Boolean).map(stemOf);

function add(ids: Ids, stems: readonly string[], id: number): void {
  const key = stems.join("");
  ids.set(key, (ids.get(key) ?? new Set()).add(id));
}

export function indexNames(known: readonly KnownName[]): NameIndex {
  const rows = known.map((row) => ({ ...row, stems: stemsOf(row.key) }));
  const sensitive = new Set(rows.filter(({ isSensitive }) => isSensitive).map(({ id }) => id));
  const index: NameIndex = {
    ...{ names: new Map(), binomials: new Map(), hints: new Map() },
    ...{ telling: tellingWords(rows, sensitive), sensitive, openWords: new Map() },
  };
  for (const { id, stems, scientificName, isSensitive } of rows) {
    add(index.names, stems, id);
    const [genus = "", epithet = ""] = stemsOf(scientificName);
    add(index.binomials, [genus, epithet], id);
    add(index.hints, [genus], id);
    add(index.hints, [genus.charAt(0), epithet], id);
    if (!isSensitive)
      index.openWords.set(id, new Set([...(index.openWords.get(id) ?? []), stems.at(-1) ?? ""]));
  }
  for (const [name, ids] of Object.entries(EVERYDAY_NAMES))
    for (const id of ids) if (sensitive.has(id)) add(index.hints, stemsOf(name), id);
  addEnds(index, rows);
  return index;
}

type Row = KnownName & { stems: string[] };

/** Ends of two words and more that only sensitive ones have. */
function addEnds(index: NameIndex, rows: readonly Row[]): void {
  const ends: Ids = new Map();
  const endsOf = ({ stems }: Row) => stems.slice(1).map((_, from) => stems.slice(from + 1));
  for (const row of rows) for (const end of endsOf(row)) add(ends, end, row.id);
  const isOpen = (id: number) => index.openWords.has(id);
  for (const row of rows.filter(({ isSensitive }) => isSensitive))
    for (const end of endsOf(row).filter(({ length }) => length > 1)) {
      const called = ends.get(end.join("")) ?? new Set<number>();
      if ([...called, ...(index.names.get(end.join("")) ?? [])].some(isOpen)) continue;
      for (const id of called) add(index.hints, end, id);
    }
}

function tellingWords(rows: readonly Row[], sensitive: ReadonlySet<number>): Ids {
  const bearers: Ids = new Map();
  for (const { id, stems } of rows) for (const stem of stems) add(bearers, [stem], id);
  const plain = new Set([...PLAIN_WORDS].map(stemOf));
  const telling: Ids = new Map();
  for (const [stem, ids] of bearers) {
    const guarded = [...ids].filter((id) => sensitive.has(id));
    if (plain.has(stem) || stem.length < 3 || guarded.length * 2 < ids.size) continue;
    for (const id of guarded) add(telling, [stem], id);
  }
  return telling;
}

/** What is said beside a name that is another's: its words mean that one. */
interface Reading {
  isName: boolean;
  /** Words of the open species that all this is about. */
  own: ReadonlySet<string>;
}

/** The longest name at each place, so that turtle grass is no turtle; else a word that tells. */
function find(index: NameIndex, stems: readonly string[], reading: Reading): number[] {
  const found: number[] = [];
  for (let start = 0; start < stems.length; start += 1) {
    const [length, ids] = longestAt(index, stems, start);
    found.push(...(length > 0 ? ids : toldBy(index, stems[start] ?? "", reading)));
    start += Math.max(length - 1, 0);
  }
  return found;
}

function longestAt(
  { names, hints }: NameIndex,
  stems: readonly string[],
  start: number,
): [number, number[]] {
  for (let length = Math.min(WORDS_MAX, stems.length - start); length > 0; length -= 1) {
    const key = stems.slice(start, start + length).join("");
    const ids = [...(names.get(key) ?? []), ...(hints.get(key) ?? [])];
    if (ids.length > 0) return [length, ids];
  }
  return [0, []];
}

function toldBy(
  { telling, sensitive }: NameIndex,
  stem: string,
  { isName, own }: Reading,
): number[] {
  if (own.has(stem) || (!isName && NAMES_ONLY.has(stem))) return [];
  const group = isName ? GROUP_NAMES[stem] : undefined;
  if (group) return group.filter((id) => sensitive.has(id));
  const exact = telling.get(stem);
  if (exact) return [...exact];
  if (stem.length < SLIP_MIN - 1 || OTHER_WORDS.has(stem)) return [];
  return [...telling].flatMap(([word, ids]) =>
    word.length >= SLIP_MIN && (isName || !NAMES_ONLY.has(word)) && isOneSlipApart(stem, word)
      ? [...ids]
      : [],
  );
}

export interface Said {
  /** What it is called. */
  name: string | null;
  /** What else is said of it. */
  texts?: readonly (string | null)[];
  /** What is said beside something else, a danger or a task: a bare "turtles" there tells of no animal. */
  asides?: readonly (string | null)[];
}

const BARE_TURTLES = /(?<!\bgreen[\s-]+(?:sea[\s-]+)?)\b(?:sea[\s-]+)?(?:turtles?|tortugas?)\b/giu;
/** Where one lies, breeds or is in need, it is one that was seen. */
const TELLS_OF_ONE =
  /\b(?:nest|hatch|eggs?\b|haul|rooker|coloni|colony|dead|strand|entangl|injur|hurt|trapped|drown|nido|muert)/iu;
const withoutBare = (text: string): string =>
  TELLS_OF_ONE.test(text) ? text : text.replaceAll(BARE_TURTLES, " ");

/** Every species that may be meant, one that is sensitive rather too often. */
export function readSaid(index: NameIndex, { name, texts = [], asides = [] }: Said): number[] {
  const called = oneNamed(index, name ?? "");
  const own = (called === null ? undefined : index.openWords.get(called)) ?? new Set<string>();
  const ids = [
    ...find(index, stemsOf(name ?? ""), { isName: true, own }),
    ...[...texts, ...asides.map((text) => withoutBare(text ?? ""))].flatMap((text) =>
      find(index, stemsOf(text ?? ""), { isName: false, own }),
    ),
  ];
  return [...new Set(ids)].sort((one, other) => one - other);
}

/** The one species that a name means as a whole, also as one of many or with its subspecies. */
export function oneNamed({ names, binomials }: NameIndex, name: string): number | null {
  const stems = stemsOf(name);
  const subspecies = stems.length === 3 ? binomials.get(stems.slice(0, 2).join("")) : undefined;
  const [id, ...more] = names.get(stems.join("")) ?? subspecies ?? [];
  return id === undefined || more.length > 0 ? null : id;
}
