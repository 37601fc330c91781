const KEY = "landfall:recent-searches";
const KEPT = 5;

/** A search that was made on this device: how it is called, and its conditions. */
export interface RecentSearch {
  name: string;
  conditions: string;
}

/** The newest first. Storage that is closed or was altered holds none. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function keepRecentSearch(search: RecentSearch): void {
  const others = readRecentSearches().filter(({ name }) => name !== search.name);
  store([search, ...others].slice(0, KEPT));
}

export const forgetRecentSearches = (): void => store([]);

function store(searches: RecentSearch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Nothing is remembered where nothing can be stored.
  }
}

function isRecentSearch(stored: unknown): stored is RecentSearch {
  const { name, conditions } = (stored ?? {}) as Partial<RecentSearch>;
  return typeof name === "string" && name !== "" && typeof conditions === "string";
}
