import { useLocation, useNavigate, useNavigation } from "react-router";

/** What the filters beside a list can set; the words above it are no filter. */
const FILTERS = [
  "category",
  "state",
  "radius",
  "openNow",
  "priceRange",
  "minRating",
  "amenities",
  "facts",
];

export interface Filters {
  search: URLSearchParams;
  isLoading: boolean;
  /** How many of the filters are set. */
  count: number;
  /** Null takes the condition away. Every change begins again at the first page. */
  set(changes: Record<string, string | null>): void;
}

/** The address is the state of a list. While a change is on its way, it already counts. */
export function useFilters(): Filters {
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const isLoading = navigation.location?.pathname === location.pathname;
  const search = new URLSearchParams(isLoading ? navigation.location?.search : location.search);
  return {
    search,
    isLoading,
    count: FILTERS.filter((name) => search.has(name)).length,
    set(changes) {
      const next = new URLSearchParams(search);
      next.delete("page");
      next.delete("after");
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === "") next.delete(name);
        else next.set(name, value);
      }
      navigate(`?${next}`, { preventScrollReset: true });
    },
  };
}
