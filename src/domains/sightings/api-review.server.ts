import { z } from "zod";
import { observerOf } from "#src/domains/accounts/session/observer.server.ts";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { TakeBack } from "#src/shared/take-back.ts";
import { clearPlace } from "./clear-place.server.ts";
import { deleteComment, editComment, writeComment } from "./comment.server.ts";
import { NewComment, NewOpinion, SpeciesReport, WordsRead } from "./contract.ts";
import { giveOpinion, withdrawOpinion } from "./give-opinion.server.ts";
import { reportPath } from "./limits-contract.ts";
import { requireReport } from "./queries.server.ts";
import { showWords } from "./show-words.server.ts";
import { setUpvote } from "./upvote.server.ts";

const params = z.object({ id: RowId });
const commentParams = z.object({ id: RowId, commentId: RowId });
const COMMENTS = { name: "species-report-comments", calls: 30, seconds: 600 };
const VOTES = { name: "species-report-votes", calls: 120, seconds: 600 };

export const sightingsReviewRoutes = [
  route({
    method: "POST",
    path: "/api/community/reports/{id}/opinion",
    summary:
      "Say what it is; one standing opinion of each account and browser, never on one's own report",
    access: "signed-in",
    rateLimit: { name: "species-report-opinions", calls: 120, seconds: 3600 },
    params,
    body: NewOpinion,
    answer: SpeciesReport,
    handler: async ({ params, body, viewer, ctx }) => {
      await giveOpinion(ctx.services, observerOf(ctx, viewer), { ...body, ...params });
      return requireReport(ctx.services.db, params.id, viewer);
    },
  }),

  route({
    method: "DELETE",
    path: "/api/community/reports/{id}/opinion",
    summary: "Take one's opinion back",
    access: "signed-in",
    rateLimit: VOTES,
    params,
    answer: SpeciesReport,
    handler: async ({ params, viewer, ctx }) => {
      await withdrawOpinion(ctx.services, viewer, params);
      return requireReport(ctx.services.db, params.id, viewer);
    },
  }),

  route({
    method: "POST",
    path: "/api/community/reports/{id}/upvote",
    summary: "Like a report, once for each account and browser, or take that back",
    access: "signed-in",
    rateLimit: VOTES,
    params,
    body: TakeBack,
    answer: SpeciesReport,
    form: {
      pages: ["/community-tracking/reports/:id"],
      leadsTo: ({ answer }) => reportPath(answer.id),
    },
    handler: ({ params, body, viewer, ctx }) =>
      setUpvote(ctx.services, observerOf(ctx, viewer), { ...params, isGiven: !body.takeBack }),
  }),

  route({
    method: "DELETE",
    path: "/api/community/reports/{id}/upvote",
    summary: "Take one's like back",
    access: "signed-in",
    rateLimit: VOTES,
    params,
    answer: SpeciesReport,
    handler: ({ params, viewer, ctx }) =>
      setUpvote(ctx.services, observerOf(ctx, viewer), { ...params, isGiven: false }),
  }),

  route({
    method: "POST",
    path: "/api/community/reports/{id}/comments",
    summary: "Write a comment below a report",
    access: "signed-in",
    rateLimit: COMMENTS,
    params,
    body: NewComment,
    answer: Done,
    handler: async ({ params, body, viewer, ctx }) => {
      await writeComment(ctx.services, viewer, { ...body, ...params });
      return done;
    },
  }),

  route({
    method: "PUT",
    path: "/api/community/reports/{id}/comments/{commentId}",
    summary: "Change one's own comment; readers are told that it was changed",
    access: "signed-in",
    rateLimit: COMMENTS,
    params: commentParams,
    body: NewComment,
    answer: Done,
    handler: async ({ params, body, viewer, ctx }) => {
      await editComment(ctx.services, viewer, { ...body, ...params });
      return done;
    },
  }),

  route({
    method: "DELETE",
    path: "/api/community/reports/{id}/comments/{commentId}",
    summary: "Delete one's own comment",
    access: "signed-in",
    rateLimit: COMMENTS,
    params: commentParams,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await deleteComment(ctx.services, viewer, params);
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/community/reports/{id}/show-place",
    summary: "Have the place of a blurred report shown; experts of its species",
    access: "signed-in",
    rateLimit: VOTES,
    params,
    answer: Done,
    handler: async ({ params, viewer, ctx }) => {
      await clearPlace(ctx.services, viewer, params);
      return done;
    },
  }),

  route({
    method: "POST",
    path: "/api/community/reports/{id}/show-words",
    summary: "Have the words of a blurred report read by everybody; experts of its species",
    access: "signed-in",
    rateLimit: VOTES,
    params,
    body: WordsRead,
    answer: Done,
    handler: async ({ params, body, viewer, ctx }) => {
      await showWords(ctx.services, viewer, { ...params, ...body });
      return done;
    },
  }),
];
