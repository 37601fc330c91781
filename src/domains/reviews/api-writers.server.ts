import { z } from "zod";
import { IMAGES_BODY_MAX_BYTES } from "#src/domains/media/limits-contract.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { answerReview } from "./answer-review.server.ts";
import { AdminNewReview, NewReview, Review, ReviewAnswer, ReviewChange } from "./contract.ts";
import { deleteReview } from "./delete-review.server.ts";
import { editReview } from "./edit-review.server.ts";
import { submitReview } from "./submit-review.server.ts";

const params = z.object({ id: RowId });
const SUBMIT_LIMIT = { name: "reviews", calls: 20, seconds: 3600 };
const CHANGE_LIMIT = { name: "review-changes", calls: 30, seconds: 60 };
const Submission = NewReview.extend(SpamTrap.shape);

export const reviewWriterRoutes = [
  route({
    method: "POST",
    path: "/api/businesses/{id}/reviews",
    summary: "Write a review; it is published once an administrator has approved it",
    access: "public",
    rateLimit: SUBMIT_LIMIT,
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    params,
    body: Submission,
    answer: Review,
    status: 201,
    handler: async ({ params: { id }, body, viewer, ctx }) => {
      const { homepage, secondsOpen, ...review } = body;
      requireUntrapped({ homepage, secondsOpen });
      const sender = senderOf(ctx, viewer);
      return submitReview(ctx.services, sender, { ...review, businessId: id });
    },
  }),

  route({
    method: "POST",
    path: "/api/reviews",
    summary: "Write a review; the business is named in the body",
    access: "public",
    rateLimit: SUBMIT_LIMIT,
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    body: Submission.extend({ businessId: AdminNewReview.shape.businessId }),
    answer: Review,
    status: 201,
    handler: async ({ body: { homepage, secondsOpen, ...review }, viewer, ctx }) => {
      requireUntrapped({ homepage, secondsOpen });
      return submitReview(ctx.services, senderOf(ctx, viewer), review);
    },
  }),

  route({
    method: "PUT",
    path: "/api/reviews/{id}",
    summary: "Change one's own review; the change of a published one waits for approval",
    access: "signed-in",
    rateLimit: CHANGE_LIMIT,
    maxBodyBytes: IMAGES_BODY_MAX_BYTES,
    params,
    body: ReviewChange,
    answer: Review,
    handler: ({ params: { id }, body, viewer, ctx }) =>
      editReview(ctx.services, senderOf(ctx, viewer), { ...body, id }),
  }),

  route({
    method: "DELETE",
    path: "/api/reviews/{id}",
    summary: "Delete one's own review; administrators delete any",
    access: "signed-in",
    rateLimit: CHANGE_LIMIT,
    params,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await deleteReview(ctx.services, viewer, params);
      return done;
    },
  }),

  route({
    method: "PUT",
    path: "/api/reviews/{id}/answer",
    summary: "The owner's public answer",
    access: "signed-in",
    rateLimit: CHANGE_LIMIT,
    params,
    body: ReviewAnswer,
    answer: Review,
    handler: ({ params: { id }, body, viewer, ctx }) =>
      answerReview(ctx.services, viewer, { ...body, id }),
  }),

  route({
    method: "DELETE",
    path: "/api/reviews/{id}/answer",
    summary: "Take the answer back",
    access: "signed-in",
    rateLimit: CHANGE_LIMIT,
    params,
    answer: Review,
    handler: ({ params: { id }, viewer, ctx }) =>
      answerReview(ctx.services, viewer, { id, answer: null }),
  }),
];
