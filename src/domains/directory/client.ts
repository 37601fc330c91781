import { queryOptions } from "@tanstack/react-query";
import { request } from "#src/shared/http.ts";
import type { SearchResponse, Suggestion } from "./contract.ts";
import { SUGGESTION_LIMIT } from "./limits-contract.ts";

const SUGGESTIONS_FRESH_MS = 5000;
const SEARCH_FRESH_MS = 10_000;

/** The same letters within five seconds ask nothing anew. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ["search", "suggestions", typed],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ q: typed, limit: String(SUGGESTION_LIMIT) });
      return request<Suggestion[]>("GET", `/api/search/suggestions?${search}`, undefined, signal);
    },
    staleTime: SUGGESTIONS_FRESH_MS,
    enabled: typed.trim() !== "",
  });

/** `search` is the page's own query string: what the address says is what is asked. */
export const searchQuery = (search: string, offset: number) =>
  queryOptions({
    queryKey: ["search", "results", search, offset],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams(search);
      query.set("offset", String(offset));
      return request<SearchResponse>("GET", `/api/search?${query}`, undefined, signal);
    },
    staleTime: SEARCH_FRESH_MS,
  });
