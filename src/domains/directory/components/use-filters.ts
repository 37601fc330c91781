import { useLocation, useNavigate, useNavigation } from "react-router";

export interface Filters {
  search: URLSearchParams;
  isLoading: boolean;
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
    set(changes) {
      const next = new URLSearchParams(search);
      next.delete("page");
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === "") next.delete(name);
        else next.set(name, value);
      }
      navigate(`?${next}`, { preventScrollReset: true });
    },
  };
}
