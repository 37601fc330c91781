import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { Business } from "./contract.ts";
import { requireListing } from "./queries.server.ts";

export const listingRoutes = [
  route({
    method: "GET",
    path: "/api/businesses/{id}",
    summary: "One listing",
    access: "public",
    params: z.object({ id: RowId }),
    answer: Business,
    failure: "Failed to fetch business",
    handler: ({ params, viewer, ctx }) => requireListing(ctx.services.db, params.id, viewer),
  }),
];
