import { queryOptions } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { speciesRoutes } from "./api.server.ts";

const { call } = callsOf<typeof speciesRoutes>();

const SUGGESTED = 8;

/** Species whose names contain what was typed. */
export const speciesLikeQuery = (q: string) =>
  queryOptions({
    queryKey: ["species", "like", q],
    queryFn: ({ signal }) => call("GET /api/species", { query: { q, limit: SUGGESTED }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
