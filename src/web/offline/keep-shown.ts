import { useEffect } from "react";
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useMatches,
} from "react-router";
import { toast } from "#src/design/primitives/toast-store.ts";

type Results = Record<string, DataStrategyResult>;

interface Shown {
  pathname: string;
  search: string;
  data: ReadonlyMap<string, unknown>;
}

let shown: Shown | null = null;

/** Remembers what the page shows, so that it can stay when nothing newer comes. */
export function useShownData(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    const data = new Map(matches.map(({ id, loaderData }) => [id, loaderData]));
    shown = { pathname, search, data };
  });
}

/**
 * Without a connection a page that is read anew, or whose choice in the address changes, keeps what it shows:
 * an error in its place would take along all that was typed.
 */
export const keepShown: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  const { pathname, search } = new URL(request.url);
  const lost = Object.entries(results).filter(
    ([, { type, result }]) => type === "error" && isLost(result),
  );
  if (request.method !== "GET" || lost.length === 0 || shown?.pathname !== pathname) return results;
  const known = shown.data;
  if (lost.some(([id]) => !known.has(id))) return results;
  for (const [id] of lost) results[id] = { type: "data", result: known.get(id) };
  if (search !== shown.search) toast(NO_CONNECTION);
  return results;
};

const NO_CONNECTION = {
  title: "No connection",
  description: "You still see what was there before. Please try again when you are connected.",
  tone: "danger",
} as const;

/** No answer came, or that of a proxy in front of a server that restarts. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError ||
  (isRouteErrorResponse(error) && [502, 503, 504].includes(error.status));
