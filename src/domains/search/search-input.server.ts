import type { SQL } from "drizzle-orm";
import type { SearchConditions } from "./contract.ts";
import type { Cursor } from "./cursor-contract.ts";

export interface Town {
  city: string;
  state: string;
}

export interface SearchInput extends SearchConditions {
  limit: number;
  /** Counted from `after`, when there is one. */
  offset: number;
  after?: Cursor;
  /** Only paid placement. */
  featuredOnly?: boolean;
  /** What the given city is taken for, when no town has exactly that name. */
  towns?: readonly Town[];
}

/** One condition, as the search vector and as columns can answer it. */
export interface Filter {
  /** A tsquery of filter words. */
  words?: SQL;
  /** What is left to check once the words have matched. */
  rest?: SQL;
  /** The whole condition without the search vector; where it is missing, words are needed. */
  columns?: SQL;
}

/** A page of a search, before its listings are read. */
export interface FoundPage {
  rows: FoundRow[];
  total: number;
}

export interface FoundRow {
  id: number;
  /** Its place in the order, for a cursor behind it; null where there is none. */
  key: string | null;
}
