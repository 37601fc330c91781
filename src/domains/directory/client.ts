import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { RequestError, read } from "#src/shared/http.ts";
import { conditionsOf, pageOf } from "./address-rules.ts";
import type { SearchResponse, Suggestion } from "./contract.ts";
import { PAGE_SIZE, SUGGESTION_LIMIT } from "./limits-contract.ts";
import type { Bounds, MapMarks } from "./map-contract.ts";

const SUGGESTIONS_FRESH_MS = 5000;
const SEARCH_FRESH_MS = 10_000;

/** The same letters within five seconds ask nothing anew. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ["search", "suggestions", typed],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ q: typed, limit: String(SUGGESTION_LIMIT) });
      const path = `/api/search/suggestions?${search}`;
      return read<Suggestion[]>(path, "Failed to fetch suggestions", signal);
    },
    staleTime: SUGGESTIONS_FRESH_MS,
    enabled: typed.trim() !== "",
  });

const searchQuery = (conditions: string, page: number) =>
  queryOptions({
    queryKey: ["search", "results", conditions, page],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams(conditions);
      query.set("limit", String(PAGE_SIZE));
      query.set("offset", String((page - 1) * PAGE_SIZE));
      return read<SearchResponse>(`/api/search?${query}`, "Failed to search", signal);
    },
    staleTime: SEARCH_FRESH_MS,
  });

/**
 * What an address finds, asked page by page: a page that is already shown is not asked for again
 * when the next one is appended, and the same question within ten seconds is not asked at all.
 */
export async function loadSearch(
  client: QueryClient,
  address: URLSearchParams,
): Promise<SearchResponse> {
  const conditions = conditionsOf(address, ["sort"]);
  const page = pageOf(address);
  const earlier = Array.from({ length: page - 1 }, (_, index) => index + 1);
  const [last, ...before] = await Promise.all([
    client.fetchQuery(searchQuery(conditions, page)),
    ...earlier.map((number) => client.ensureQueryData(searchQuery(conditions, number))),
  ]);
  const businesses = [...before, last].flatMap((found) => found.businesses);
  return { ...last, businesses: [...new Map(businesses.map((each) => [each.id, each])).values()] };
}

/** The server refuses a condition that makes no sense; its pages leave it out. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof RequestError && error.cause.status === 400;

export interface MapView {
  bounds: Bounds;
  zoom: number;
}

/** Pins and clusters of what is in view; without a view, the frame around everything found. */
export const mapMarksQuery = (conditions: string, view: MapView | null) => {
  const query = new URLSearchParams(conditions);
  if (view) {
    query.set("bbox", boxOf(view.bounds));
    query.set("zoom", view.zoom.toFixed(1));
  }
  const path = `/api/businesses/map?${query}`;
  return queryOptions({
    queryKey: ["search", "map", path],
    queryFn: ({ signal }) => read<MapMarks>(path, "Failed to fetch businesses", signal),
  });
};

const within = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

const boxOf = ({ west, south, east, north }: Bounds): string =>
  [within(west, 180), within(south, 90), within(east, 180), within(north, 90)]
    .map((degrees) => degrees.toFixed(3))
    .join(",");
