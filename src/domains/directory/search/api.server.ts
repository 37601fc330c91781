import { z } from "zod";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { Business } from "../listing/contract.ts";
import { SearchRequest, SearchResponse, Suggestion, SuggestionRequest } from "./contract.ts";
import { listMapMarks } from "./map-clusters.server.ts";
import { MapMarks, MapRequest } from "./map-contract.ts";
import { pageOf, searchBusinesses } from "./search.server.ts";
import { suggest } from "./suggest.server.ts";

export const searchRoutes = [
  route({
    method: "GET",
    path: "/api/search/suggestions",
    summary: "What the typed letters may become: places, towns, categories",
    access: "public",
    query: SuggestionRequest,
    answer: z.array(Suggestion),
    failure: "Failed to fetch suggestions",
    handler: ({ query, ctx }) => suggest(ctx.services.db, query.q, query.limit),
  }),

  route({
    method: "GET",
    path: "/api/search",
    summary: "Search live listings",
    access: "public",
    query: SearchRequest,
    answer: SearchResponse,
    failure: "Failed to search",
    handler: ({ query, ctx }) => searchBusinesses(ctx.services.db, query),
  }),

  list({
    path: "/api/businesses/search",
    summary: "Search live listings; the answer is the bare list",
    access: "public",
    query: SearchRequest,
    item: Business,
    failure: "Failed to search businesses",
    handler: async ({ query, ctx }) => pageOf(await searchBusinesses(ctx.services.db, query)),
  }),

  route({
    method: "GET",
    path: "/api/businesses/map",
    summary: "What a search finds inside a box, as pins and counted clusters",
    access: "public",
    query: MapRequest,
    answer: MapMarks,
    failure: "Failed to fetch businesses",
    handler: ({ query, ctx }) => listMapMarks(ctx.services.db, query),
  }),
];
