import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
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
const maxBodyBytes = 20 * 1024 * 1024;

export const reviewAdminRoutes = [
  route({
    method: "GET",
    path: "/api/admin/reviews",
    summary: "All reviews, by status, business and text",
    access: "admin",
    query: AdminReviewFilter,
    answer: z.array(AdminReview),
    failure: "Failed to fetch reviews",
    handler: async ({ query, ctx }) => {
      const { db } = ctx.services;
      const { reviews, total } = await listAdminReviews(db, query, requireViewer(ctx));
      ctx.responseHeaders.set("X-Total-Count", String(total));
      return reviews;
    },
  }),

  route({
    method: "POST",
    path: "/api/admin/reviews",
    summary: "Add a review; the page says that staff added it",
    access: "admin",
    maxBodyBytes,
    body: AdminNewReview,
    answer: Review,
    status: 201,
    handler: ({ body, ctx }) => addReview(ctx, body),
  }),

  route({
    method: "PUT",
    path: "/api/admin/reviews/{id}",
    summary: "Change a review, its status included",
    access: "admin",
    maxBodyBytes,
    params,
    body: AdminReviewChange,
    answer: Review,
    handler: ({ params: { id }, body, ctx }) => changeReview(ctx, id, body),
  }),

  route({
    method: "POST",
    path: "/api/reviews/{id}/approve",
    summary: "Publish a review, or the change of a published one",
    access: "admin",
    params,
    body: ReviewApproval,
    answer: Review,
    handler: ({ params: { id }, body, ctx }) =>
      approveReview(ctx.services, requireViewer(ctx), id, body),
  }),

  route({
    method: "POST",
    path: "/api/reviews/{id}/decline",
    summary: "Decline a review, which deletes it, or the change of a published one",
    access: "admin",
    params,
    body: ReviewDecline,
    answer: Done,
    handler: async ({ params: { id }, body, ctx }) => {
      await declineReview(ctx.services, requireViewer(ctx), id, body);
      return done;
    },
  }),
];
