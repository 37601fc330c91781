import { z } from "zod";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { speciesExpertRoutes } from "./api-experts.server.ts";
import { SpeciesDetail, SpeciesListRequest, SpeciesSummary } from "./contract.ts";
import { listSpecies, requireSpecies } from "./queries.server.ts";

export const speciesRoutes = [
  list({
    path: "/api/species",
    summary: "Species of the US East and Gulf coasts, by name, group, region and month",
    access: "public",
    query: SpeciesListRequest,
    item: SpeciesSummary,
    handler: ({ query, ctx }) => listSpecies(ctx.services.db, query),
  }),

  route({
    method: "GET",
    path: "/api/species/{id}",
    summary: "One species with what is known of it, and where each looked-up fact comes from",
    access: "public",
    params: z.object({ id: RowId }),
    answer: SpeciesDetail,
    handler: ({ params, ctx }) => requireSpecies(ctx.services.db, params.id),
  }),

  ...speciesExpertRoutes,
];
