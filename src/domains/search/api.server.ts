import { z } from "zod";
import { Business } from "#src/domains/directory/listing/contract.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { addOpenStates } from "./add-open-states.server.ts";
import {
  ListRequest,
  SearchRequest,
  SearchResponse,
  Suggestion,
  SuggestionRequest,
} from "./contract.ts";
import { listManaged } from "./list-managed.server.ts";
import { listMapMarks } from "./map-clusters.server.ts";
import { MapMarks, MapRequest } from "./map-contract.ts";
import { pageOf, searchForCards, searchListings } from "./search.server.ts";
import { suggest } from "./suggest.server.ts";

const asksForManaged = ({ pending, status }: ListRequest): boolean =>
  pending === "true" || status !== undefined;

export const searchRoutes = [
  list({
    path: "/api/businesses",
    summary: "Live listings; with `pending` or `status`, for administrators, those in that state",
    access: "public",
    query: ListRequest,
    reserved: [
      {
        use: "with pending or status",
        holds: ({ query }) => asksForManaged(query),
        access: "admin",
      },
    ],
    item: Business,
    failure: "Failed to fetch businesses",
    handler: async ({ query, ctx }) => {
      if (asksForManaged(query)) {
        return listManaged(ctx.services.db, query);
      }
      const featuredOnly = query.featured === "true";
      return pageOf(await searchListings(ctx.services.db, { ...query, featuredOnly }));
    },
  }),

  route({
    method: "GET",
    path: "/api/search/suggestions",
    summary: "What the typed letters may become: places, towns, categories",
    access: "public",
    query: SuggestionRequest,
    answer: z.array(Suggestion),
    failure: "Failed to fetch suggestions",
    handler: async ({ query, ctx }) => {
      const { db } = ctx.services;
      return addOpenStates(db, await suggest(db, query.q, query.limit), new Date());
    },
  }),

  route({
    method: "GET",
    path: "/api/search",
    summary: "Search live listings",
    access: "public",
    query: SearchRequest,
    answer: SearchResponse,
    failure: "Failed to search",
    handler: ({ query, ctx }) => searchForCards(ctx.services.db, query),
  }),

  list({
    path: "/api/businesses/search",
    summary: "Search live listings; the answer is the bare list",
    access: "public",
    query: SearchRequest,
    item: Business,
    failure: "Failed to search businesses",
    handler: async ({ query, ctx }) => pageOf(await searchListings(ctx.services.db, query)),
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
