/** `/api/businesses/search` is asked before `/api/businesses/{id}`, which takes any word for an id. */
export function fixedPathsFirst<Route extends { path: string }>(routes: readonly Route[]): Route[] {
  return routes.toSorted((one, other) => freedomOf(one).localeCompare(freedomOf(other)));
}

/** A letter for each part of a path; one that takes any word comes after one that is written out. */
const freedomOf = ({ path }: { path: string }): string =>
  path
    .split("/")
    .map((part) => (part.startsWith("{") ? "b" : "a"))
    .join("");
