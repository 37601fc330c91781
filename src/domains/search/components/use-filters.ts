import { useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { tidyQuery } from "../query-rules.ts";

/** What the filters beside a list can set; what is set above it is not counted. */
const FILTERS = ["category", "state", "priceRange", "minRating", "amenities", "facts"];

export interface Filters {
  search: URLSearchParams;
  isLoading: boolean;
  /** How many of the filters are set. */
  count: number;
  /** Null takes the condition away. Every change begins again at the first page. */
  set(changes: Changes): void;
  /** The address that `set` leads to, for a link. */
  linkTo(changes: Changes): string;
}

type Changes = Record<string, string | null>;

/** The address is the state of a list. While a change is on its way, it already counts. */
export function useFilters(): Filters {
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const isLoading = navigation.location?.pathname === location.pathname;
  const shown = isLoading ? navigation.location?.search : location.search;
  const search = tidyQuery(new URLSearchParams(shown));
  // Several changes may come at once, before any of them is drawn.
  const asked = useRef(search);
  asked.current = search;
  return {
    search,
    isLoading,
    count: FILTERS.filter((name) => search.has(name)).length,
    set(changes) {
      asked.current = withChanges(asked.current, changes);
      navigate(`?${asked.current}`, { preventScrollReset: true });
    },
    linkTo: (changes) => `?${withChanges(search, changes)}`,
  };
}

function withChanges(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("page");
  next.delete("after");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}
