import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { CallsOf } from "#src/shared/declared-call.ts";
import { RequestError } from "#src/shared/http.ts";
import type { searchRoutes } from "./api.server.ts";
import { writeArea } from "./area-contract.ts";
import { byName } from "./by-name.ts";
import type { SearchResponse } from "./contract.ts";
import { readCursor } from "./cursor-contract.ts";
import { SUGGESTION_LIMIT } from "./limits-contract.ts";
import type { Bounds } from "./map-contract.ts";
import { conditionsOf, pagesOf } from "./query-rules.ts";

const { call, callList } = callsOf<typeof searchRoutes>();

/** So many are asked for, so that a place that is called so is among them. */
const PICKED_FROM = 25;
const SUGGESTIONS_FRESH_MS = 5000;
const SEARCH_FRESH_MS = 10_000;

/** The same letters within five seconds ask nothing anew. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ["search", "suggestions", typed],
    queryFn: ({ signal }) =>
      call("GET /api/search/suggestions", {
        query: { q: typed, limit: SUGGESTION_LIMIT },
        signal,
        failure: "Failed to fetch suggestions",
      }),
    staleTime: SUGGESTIONS_FRESH_MS,
    enabled: typed.trim() !== "",
  });

/** The first live listings that match by name, city or category; for a picker the name counts, not what was paid. */
export const matchingPlacesQuery = (typed: string, limit: number) =>
  queryOptions({
    queryKey: ["search", "matching", typed, limit],
    queryFn: async ({ signal }) => {
      const query = { q: typed, limit: Math.max(limit, PICKED_FROM) };
      const failure = "Failed to search businesses";
      const found = await call("GET /api/businesses/search", { query, signal, failure });
      return byName(found, typed).slice(0, limit);
    },
    enabled: typed !== "",
  });

const searchQuery = (conditions: string, offset: number) =>
  queryOptions({
    queryKey: ["search", "results", conditions, offset],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams(conditions);
      query.set("limit", String(PAGE_SIZE));
      query.set("offset", String(offset));
      return call("GET /api/search", { query, signal, failure: "Failed to search" });
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
  const { first, last } = pagesOf(address);
  const before = (first - 1) * PAGE_SIZE;
  const isContinued = readCursor(address.get("after") ?? "")?.offset === before;
  const conditions = conditionsOf(address, isContinued ? ["sort", "after"] : ["sort"]);
  const start = isContinued ? 0 : before;
  const offsets = Array.from({ length: last - first }, (_, index) => start + index * PAGE_SIZE);
  const [end, ...earlier] = await Promise.all([
    client.fetchQuery(searchQuery(conditions, start + (last - first) * PAGE_SIZE)),
    ...offsets.map((offset) => client.ensureQueryData(searchQuery(conditions, offset))),
  ]);
  const businesses = [...earlier, end].flatMap((found) => found.businesses);
  const unique = [...new Map(businesses.map((each) => [each.id, each])).values()];
  return { ...end, offset: before, businesses: unique };
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
    query.set("bbox", writeArea(view.bounds));
    query.set("zoom", view.zoom.toFixed(1));
  }
  return queryOptions({
    queryKey: ["search", "map", query.toString()],
    queryFn: ({ signal }) =>
      call("GET /api/businesses/map", { query, signal, failure: "Failed to fetch businesses" }),
  });
};

export type ManagedFilter = CallsOf<typeof searchRoutes>["GET /api/businesses"]["query"];

/** Listings in any state, for administrators: a page of them, and how many there are. */
export const managedQuery = (filter: ManagedFilter) =>
  queryOptions({
    queryKey: ["businesses", "managed", filter],
    queryFn: ({ signal }) =>
      callList("GET /api/businesses", {
        query: filter,
        signal,
        failure: "Failed to fetch businesses",
      }),
    staleTime: 0,
  });
