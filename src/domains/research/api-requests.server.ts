import { z } from "zod";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { answerContact } from "./answer-contact.server.ts";
import { answerRequest } from "./answer-request.server.ts";
import { askToCollaborate } from "./ask-to-collaborate.server.ts";
import { COLLABORATION_PAGE, CONTACT_PAGE } from "./limits-contract.ts";
import { requireProjectRow } from "./queries.server.ts";
import { listRequests } from "./read-requests.server.ts";
import {
  CollaborationAnswer,
  CollaborationListRequest,
  CollaborationReceipt,
  ContactAnswer,
  LeadsCollaboration,
  NewCollaboration,
  Withdrawal,
} from "./request-contract.ts";
import { requireManager } from "./require-manager.server.ts";
import { withdrawRequest } from "./withdraw-request.server.ts";

const ANSWERS = { name: "research-answers", calls: 300, seconds: 3600 };

/** Wherever it points, a form leads to a page of ours. */
function onSite(page: URL, path: string): string {
  const { pathname, search } = new URL(path, page);
  return `${pathname}${search}`;
}

export const researchRequestRoutes = [
  route({
    method: "POST",
    path: "/api/research/collaborate",
    summary:
      "Ask to collaborate on a research project; with a name and an e-mail address, or without",
    access: "public",
    rateLimit: { name: "research-collaborate", calls: 20, seconds: 3600 },
    body: NewCollaboration.extend(SpamTrap.shape),
    answer: CollaborationReceipt,
    status: 201,
    form: { pages: ["/research/:id"], leadsTo: ({ answer, page }) => onSite(page, answer.link) },
    handler: async ({ body, viewer, ctx }) => {
      const { homepage, secondsOpen, ...asked } = body;
      requireUntrapped({ homepage, secondsOpen });
      return askToCollaborate(ctx.services, senderOf(ctx, viewer), asked);
    },
  }),

  list({
    path: "/api/research/projects/{id}/requests",
    summary: "Who asked to collaborate, those without an answer first; for the project's creator",
    access: "signed-in",
    params: z.object({ id: RowId }),
    query: CollaborationListRequest,
    item: LeadsCollaboration,
    handler: async ({ params, query, viewer, ctx }) => {
      const { db } = ctx.services;
      requireManager(await requireProjectRow(db, params.id), viewer);
      return listRequests(db, params.id, query);
    },
  }),

  route({
    method: "POST",
    path: "/api/research/answers",
    summary: "Accept or decline a request to collaborate, signed in or with the link of the mail",
    access: "public",
    rateLimit: ANSWERS,
    body: CollaborationAnswer,
    answer: z.object({ projectId: z.int(), status: z.enum(["accepted", "declined"]) }),
    form: {
      pages: ["/research/:id/requests"],
      leadsTo: ({ page }) => `${page.pathname}${page.search}`,
    },
    handler: ({ body, viewer, ctx }) => answerRequest(ctx.services, viewer, body),
  }),

  route({
    method: "POST",
    path: "/api/research/contact",
    summary:
      "Stand by a project with the link that was mailed to its address, or take the address off",
    access: "public",
    rateLimit: ANSWERS,
    body: ContactAnswer,
    answer: z.object({ path: z.string() }),
    form: { pages: [CONTACT_PAGE], leadsTo: ({ answer, page }) => onSite(page, answer.path) },
    handler: ({ body, ctx }) => answerContact(ctx.services, body),
  }),

  route({
    method: "POST",
    path: "/api/research/withdrawal",
    summary: "Take a request to collaborate back with its link",
    access: "public",
    rateLimit: ANSWERS,
    body: Withdrawal,
    answer: z.object({ status: z.literal("withdrawn") }),
    form: {
      pages: [COLLABORATION_PAGE],
      leadsTo: ({ page }) => `${page.pathname}${page.search}`,
    },
    handler: ({ body, ctx }) => withdrawRequest(ctx.services, body),
  }),
];
