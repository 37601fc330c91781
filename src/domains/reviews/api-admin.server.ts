import { z } from "zod";
import { IMAGES_BODY_MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { addReview } from "./add-review.server.ts";
import { listAdminReviews } from "./admin-queries.server.ts";
import { approveReview } from "./approve-review.server.ts";
import { changeReview } from "./change-review.server.ts";
import {
  AdminNewReview,
  AdminReview,
  AdminReviewChange,
  AdminReviewFilter,
  Review,
  ReviewApproval,
  ReviewDecline,
} from "./contract.ts";
import { declineReview } from "./decline-review.server.ts";

const params = z.object({ id: RowId });

export const reviewAdminRoutes = [
  list({
    path: "/api/admin/reviews",
    summary: "All reviews, by status, business and text",
    access: "admin",
    query: AdminReviewFilter,
    item: AdminReview,
    failure: "Failed to fetch reviews",
    handler: ({ query, viewer, ctx }) => listAdminReviews(ctx.services.db, viewer, query),
  }),

  route({
    method: "POST",
    path: "/api/admin/reviews",
    summary: "Add a review; the page says that staff added it",
    access: "admin",
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    body: AdminNewReview,
    answer: Review,
    status: 201,
    handler: ({ body, viewer, ctx }) => addReview(ctx.services, senderOf(ctx, viewer), body),
  }),

  route({
    method: "PUT",
    path: "/api/admin/reviews/{id}",
    summary: "Change a review, its status included",
    access: "admin",
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    params,
    body: AdminReviewChange,
    answer: Review,
    handler: ({ params: { id }, body, viewer, ctx }) =>
      changeReview(ctx.services, senderOf(ctx, viewer), { ...body, id }),
  }),

  route({
    method: "POST",
    path: "/api/reviews/{id}/approve",
    summary: "Publish a review, or the change of a published one",
    access: "admin",
    params,
    body: ReviewApproval,
    answer: Review,
    handler: ({ params: { id }, body, viewer, ctx }) =>
      approveReview(ctx.services, viewer, { ...body, id }),
  }),

  route({
    method: "POST",
    path: "/api/reviews/{id}/decline",
    summary: "Decline a review, which deletes it, or the change of a published one",
    access: "admin",
    params,
    body: ReviewDecline,
    answer: Done,
    handler: async ({ params: { id }, body, viewer, ctx }) => {
      await declineReview(ctx.services, viewer, { ...body, id });
      return done;
    },
  }),
];
