import type { SQL } from "drizzle-orm";
import type { SearchConditions } from "./contract.ts";

export interface SearchInput extends SearchConditions {
  limit: number;
  offset: number;
  /** Only paid placement. */
  featuredOnly?: boolean;
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
  ids: number[];
  total: number;
}
