import { z } from "zod";
import { requireBusiness } from "#src/domains/directory/queries.server.ts";
import { type RouteDeclaration, route } from "#src/platform/http/route.server.ts";
import { REVIEWS_PAGE, Review } from "./contract.ts";
import { listApprovedReviews } from "./queries.server.ts";

export const reviewRoutes: RouteDeclaration[] = [
  route({
    method: "GET",
    path: "/api/businesses/{id}/reviews",
    summary: "The approved reviews of a listing, the newest first",
    access: "public",
    params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
    answer: z.array(Review),
    handler: async ({ params, ctx }) => {
      const business = await requireBusiness(ctx.services.db, params.id, ctx.viewer);
      ctx.responseHeaders.set("X-Total-Count", String(business.reviewCount));
      return listApprovedReviews(ctx.services.db, params.id, REVIEWS_PAGE);
    },
  }),
];
