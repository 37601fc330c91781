import type { CachedPaths } from "#src/platform/domain/cached-paths.server.ts";
import { allDomains } from "../../domains.ts";

/** The pages that many people see alike, and nothing else. */
const CACHED_PAGES: readonly CachedPaths[] = allDomains.flatMap(
  ({ cachedPages = [] }) => cachedPages,
);

/**
 * The address under which a page is kept: its path and the parameters that change it, in a fixed
 * order. Null for a page that is not kept. A visitor cannot make many addresses of one page.
 */
export function pageKey(url: string, pages = CACHED_PAGES): string | null {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const page = pages.find((candidate) => candidate.path.test(path));
  if (!page) return null;
  return mark < 0 ? path : withChoices(path, page, new URLSearchParams(url.slice(mark + 1)));
}

function withChoices(path: string, page: CachedPaths, given: URLSearchParams): string | null {
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
