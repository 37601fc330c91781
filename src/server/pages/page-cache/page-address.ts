/** What may follow the path and changes the page. Everything else, such as utm_source, does not. */
interface CachedPage {
  path: RegExp;
  /** Parameters with few values: each combination is a page of its own. */
  choices?: Record<string, RegExp>;
  /** Parameters that anybody may fill with anything: such a page is rendered for each visitor. */
  free?: readonly string[];
}

const FREE = [
  "q",
  "city",
  "location",
  "latitude",
  "longitude",
  "radius",
  "area",
  "amenities",
  "facts",
  "after",
];

/** The pages that many people see alike, and nothing else. */
const CACHED_PAGES: readonly CachedPage[] = [
  { path: /^\/$/ },
  {
    path: /^\/business\/[1-9]\d{0,8}$/,
    choices: { tab: /^(?:overview|reviews|photos)$/ },
    // Reviews sorted, filtered and leafed through are for the one who asks.
    free: ["sort", "rating", "withPhotos", "page"],
  },
  {
    path: /^\/category\/[a-z-]{1,30}$/,
    choices: {
      sort: /^(?:featured|rating|reviews|name|newest)$/,
      view: /^(?:grid|list)$/,
      priceRange: /^\${1,4}$/,
      minRating: /^[1-5]$/,
      page: /^(?:[1-9]|[1-4]\d|50)$/,
    },
    free: [...FREE, "state", "openNow"],
  },
  { path: /^\/categories$/, choices: { state: /^[A-Z]{2}$/ }, free: ["q"] },
  { path: /^\/(?:privacy|terms)$/ },
];

/**
 * The address under which a page is kept: its path and the parameters that change it, in a fixed
 * order. Null for a page that is not kept. A visitor cannot make many addresses of one page.
 */
export function pageAddress(url: string): string | null {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const page = CACHED_PAGES.find((candidate) => candidate.path.test(path));
  if (!page) return null;
  return mark < 0 ? path : withChoices(path, page, new URLSearchParams(url.slice(mark + 1)));
}

function withChoices(path: string, page: CachedPage, given: URLSearchParams): string | null {
  // A plain form writes the items of a list as "facts.dockDepth".
  for (const name of given.keys()) {
    if (page.free?.includes(name.split(".", 1)[0] ?? "")) return null;
  }
  const kept = new URLSearchParams();
  for (const [name, choice] of Object.entries(page.choices ?? {})) {
    const values = given.getAll(name);
    if (values.length === 0) continue;
    const [value = ""] = values;
    if (values.length > 1 || !choice.test(value)) return null;
    kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}
