import { useSearchParams } from "react-router";
import type { Sort } from "./sort-header.tsx";

export const PAGE_ROWS = 25;

export interface TableState {
  q: string;
  page: number;
  offset: number;
  sort: Sort;
  get: (name: string) => string;
  /** An empty value is left out; everything but a page begins at the first page. */
  set: (changes: Readonly<Record<string, string>>) => void;
  /** The address that `set` leads to, for a link. */
  linkTo: (changes: Readonly<Record<string, string>>) => string;
  /** The address of another page. */
  pageLink: (page: number) => string;
  setPage: (page: number) => void;
  setSort: (sort: Sort) => void;
}

/** What a table shows stands in the address: it survives a reload and can be sent to a colleague. */
export function useTableState(usualSort: Sort = { by: "newest", direction: "desc" }): TableState {
  const [address, setAddress] = useSearchParams();
  const get = (name: string) => address.get(name) ?? "";
  const page = Math.max(1, Math.min(40_000, Math.trunc(Number(get("page"))) || 1));
  const write = (changes: Readonly<Record<string, string>>) =>
    setAddress((before) => withChanges(before, changes), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    q: get("q").slice(0, 200),
    page,
    offset: (page - 1) * PAGE_ROWS,
    sort: {
      by: get("sort") || usualSort.by,
      direction: readDirection(get("direction")) ?? usualSort.direction,
    },
    get,
    set: (changes) => write({ page: "", ...changes }),
    linkTo: (changes) => `?${withChanges(address, { page: "", ...changes })}`,
    pageLink: (next) => `?${withChanges(address, { page: next === 1 ? "" : String(next) })}`,
    setPage: (next) => write({ page: next === 1 ? "" : String(next) }),
    setSort: ({ by, direction }) => write({ page: "", sort: by, direction }),
  };
}

function withChanges(
  before: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function readDirection(given: string): Sort["direction"] | undefined {
  return given === "asc" || given === "desc" ? given : undefined;
}

/** One of the known words, else the first. */
export function oneOf<const Word extends string>(
  words: readonly [Word, ...Word[]],
  given: string,
): Word {
  return words.find((word) => word === given) ?? words[0];
}
