import type { SORTS } from "./limits-contract.ts";

type Sort = (typeof SORTS)[number];

/** Where a list goes on: behind so many listings, and behind the one that has this key in its order. */
export interface Cursor {
  sort: Sort;
  offset: number;
  /** Null where the order has no key, as around a position; then the offset alone counts. */
  key: readonly (string | number)[] | null;
}

const INT_MAX = 2_147_483_647;
const OFFSET_MAX = 10_000_000;

type Part = (text: string) => string | number | null;

const numberUpTo =
  (most: number, isWhole: boolean): Part =>
  (text) => {
    const value = text === "" ? Number.NaN : Number(text);
    const fits = Math.abs(value) <= most && (!isWhole || Number.isSafeInteger(value));
    return fits ? value : null;
  };

const whole = numberUpTo(INT_MAX, true);
const rating = numberUpTo(10, false);
const microseconds = numberUpTo(Number.MAX_SAFE_INTEGER, true);
const name: Part = (text) => (text.includes("\0") ? null : text);

/** What a listing has in each order, from the first to the last that decides. */
const KEYS: Record<Sort, readonly Part[]> = {
  featured: [whole, whole],
  rating: [rating, whole, whole],
  reviews: [whole, rating, whole],
  name: [name, whole],
  newest: [microseconds, whole],
  distance: [],
};

/** "rating~200~4.633~8~4711": the sort, the offset and the key; a name may hold the sign itself. */
export function readCursor(text: string): Cursor | null {
  const [sort = "", skipped = "", ...parts] = text.split("~");
  const schema = Object.hasOwn(KEYS, sort) ? KEYS[sort as Sort] : null;
  const offset = numberUpTo(OFFSET_MAX, true)(skipped);
  if (!schema || typeof offset !== "number" || offset < 0) return null;
  if (parts.length === 0) return { sort: sort as Sort, offset, key: null };
  const surplus = sort === "name" ? parts.length - schema.length : 0;
  if (surplus < 0) return null;
  const given = [parts.slice(0, surplus + 1).join("~"), ...parts.slice(surplus + 1)];
  if (given.length !== schema.length) return null;
  const key = schema.map((read, at) => read(given[at] ?? ""));
  if (key.some((part) => part === null)) return null;
  return { sort: sort as Sort, offset, key: key as (string | number)[] };
}

/** `key` as the database wrote it; null for a place in the list that only its number tells. */
export const writeCursor = (sort: Sort, offset: number, key: string | null): string =>
  key === null ? `${sort}~${offset}` : `${sort}~${offset}~${key}`;
