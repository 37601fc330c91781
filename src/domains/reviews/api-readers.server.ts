import { z } from "zod";
import { requireListing } from "#src/domains/directory/listing/queries.server.ts";
import { reportRoute } from "#src/domains/moderation/report-route.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { HelpfulAnswer, Review, ReviewListRequest } from "./contract.ts";
import { markHelpful } from "./mark-helpful.server.ts";
import { listApprovedReviews, readReview } from "./queries.server.ts";
import { reportReview } from "./report-review.server.ts";

const params = z.object({ id: RowId });
const VOTE_LIMIT = { name: "review-votes", calls: 60, seconds: 60 };

export const reviewReaderRoutes = [
  list({
    path: "/api/businesses/{id}/reviews",
    summary: "The approved reviews of a listing",
    access: "public",
    params,
    query: ReviewListRequest,
    item: Review,
    failure: "Failed to fetch reviews",
    handler: async ({ params: { id }, query, viewer, ctx }) => {
      const { db } = ctx.services;
      await requireListing(db, id, viewer);
      return listApprovedReviews(db, viewer, id, query);
    },
  }),

  route({
    method: "GET",
    path: "/api/reviews/{id}",
    summary: "One review; one that waits only for its writer, the owner of the place and admins",
    access: "public",
    params,
    answer: Review,
    handler: ({ params: { id }, viewer, ctx }) => readReview(ctx.services.db, id, viewer),
  }),

  reportRoute({
    path: "/api/reviews/{id}/report",
    summary: "Report a review to the administrators",
    report: reportReview,
  }),

  route({
    method: "POST",
    path: "/api/reviews/{id}/helpful",
    summary: "Mark a review as helpful",
    access: "signed-in",
    rateLimit: VOTE_LIMIT,
    params,
    answer: HelpfulAnswer,
    handler: ({ params: { id }, viewer, ctx }) =>
      markHelpful(ctx.services, viewer, { id, isHelpful: true }),
  }),

  route({
    method: "DELETE",
    path: "/api/reviews/{id}/helpful",
    summary: "Take one's mark back",
    access: "signed-in",
    rateLimit: VOTE_LIMIT,
    params,
    answer: HelpfulAnswer,
    handler: ({ params: { id }, viewer, ctx }) =>
      markHelpful(ctx.services, viewer, { id, isHelpful: false }),
  }),
];
