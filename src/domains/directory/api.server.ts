import { z } from "zod";
import { requireAdmin } from "#src/platform/http/request-context.server.ts";
import { type RouteDeclaration, route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { editRoutes } from "./api-edits.server.ts";
import { listingRoutes } from "./api-listings.server.ts";
import {
  Business,
  ListRequest,
  SearchRequest,
  SearchResponse,
  Suggestion,
  SuggestionRequest,
} from "./contract.ts";
import { listManaged } from "./list-managed.server.ts";
import { listMapMarks } from "./map-clusters.server.ts";
import { MapMarks, MapRequest } from "./map-contract.ts";
import { requireBusiness } from "./queries.server.ts";
import { searchBusinesses } from "./search.server.ts";
import { suggest } from "./suggest.server.ts";

const BusinessId = z.object({ id: RowId });

/** For an answer that is the bare list. */
function tellTotal(headers: Headers, { totalCount, totalIsCapped, next }: SearchResponse): void {
  headers.set("X-Total-Count", String(totalCount));
  if (totalIsCapped) headers.set("X-Total-Capped", "true");
  if (next) headers.set("X-Next-After", encodeURIComponent(next));
}

export const directoryRoutes: RouteDeclaration[] = [
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

  route({
    method: "GET",
    path: "/api/businesses/search",
    summary: "Search live listings; the answer is the bare list",
    access: "public",
    query: SearchRequest,
    answer: z.array(Business),
    failure: "Failed to search businesses",
    handler: async ({ query, ctx }) => {
      const found = await searchBusinesses(ctx.services.db, query);
      tellTotal(ctx.responseHeaders, found);
      return found.businesses;
    },
  }),

  route({
    method: "GET",
    path: "/api/businesses",
    summary: "Live listings; with `pending` or `status`, for administrators, those in that state",
    access: "public",
    query: ListRequest,
    answer: z.array(Business),
    failure: "Failed to fetch businesses",
    handler: async ({ query, ctx }) => {
      if (query.pending === "true" || query.status) {
        requireAdmin(ctx);
        const managed = await listManaged(ctx.services.db, query);
        ctx.responseHeaders.set("X-Total-Count", String(managed.total));
        return managed.businesses;
      }
      const featuredOnly = query.featured === "true";
      const found = await searchBusinesses(ctx.services.db, { ...query, featuredOnly });
      tellTotal(ctx.responseHeaders, found);
      return found.businesses;
    },
  }),

  ...listingRoutes,
  ...editRoutes,

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

  route({
    method: "GET",
    path: "/api/businesses/{id}",
    summary: "One listing",
    access: "public",
    params: BusinessId,
    answer: Business,
    failure: "Failed to fetch business",
    handler: ({ params, ctx }) => requireBusiness(ctx.services.db, params.id, ctx.viewer),
  }),
];
