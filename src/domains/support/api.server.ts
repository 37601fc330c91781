import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { list } from "#src/platform/http/list-route.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import {
  ConversationToken,
  NewSupportMessage,
  Status,
  SupportConversation,
  SupportFilter,
  SupportReceipt,
  SupportReply,
  SupportThread,
  SupportThreadDetail,
  TokenReply,
} from "./contract.ts";
import { readConversationToken } from "./conversation-link.server.ts";
import { SUPPORT_STATUSES } from "./limits-contract.ts";
import { countThreads, listThreads, requireThread } from "./queries.server.ts";
import {
  answerSupport,
  askSupport,
  changeStatus,
  continueConversation,
} from "./send-message.server.ts";

const params = z.object({ id: RowId });
const WRITE_LIMIT = { name: "support", calls: 10, seconds: 3600 };

export const supportRoutes = [
  route({
    method: "POST",
    path: "/api/support",
    summary: "Ask the people behind Landfall",
    access: "public",
    rateLimit: WRITE_LIMIT,
    body: NewSupportMessage.extend(SpamTrap.shape),
    form: { pages: ["/support"], leadsTo: () => "/support?sent=yes" },
    answer: SupportReceipt,
    status: 201,
    handler: async ({ body, viewer, ctx }) => {
      requireUntrapped(body);
      const sender = senderOf(ctx, viewer);
      return { ...done, id: await askSupport(ctx.services, sender, body) };
    },
  }),

  route({
    method: "POST",
    path: "/api/support/conversation",
    summary: "Read a conversation with the link of its mails",
    access: "public",
    rateLimit: { name: "support-read", calls: 60, seconds: 600 },
    body: z.object({ token: ConversationToken }),
    answer: SupportConversation,
    handler: async ({ body, ctx }) => {
      const id = readConversationToken(ctx.services, body.token);
      const { subject, status, messages } = await requireThread(ctx.services.db, id);
      return { subject, status, messages };
    },
  }),

  route({
    method: "POST",
    path: "/api/support/reply",
    summary: "Go on with a conversation",
    access: "public",
    rateLimit: WRITE_LIMIT,
    body: TokenReply,
    answer: Done,
    handler: async ({ body, ctx }) => {
      const threadId = readConversationToken(ctx.services, body.token);
      await continueConversation(ctx.services, { threadId, body: body.message });
      return done;
    },
  }),

  list({
    path: "/api/admin/support",
    summary: "The support inbox, the newest first",
    access: "admin",
    query: SupportFilter,
    item: SupportThread,
    handler: ({ query, ctx }) => listThreads(ctx.services.db, query),
  }),

  route({
    method: "GET",
    path: "/api/admin/support/counts",
    summary: "How many conversations are open, answered and closed",
    access: "admin",
    answer: z.record(z.enum(SUPPORT_STATUSES), z.int()),
    handler: ({ ctx }) => countThreads(ctx.services.db),
  }),

  route({
    method: "GET",
    path: "/api/admin/support/{id}",
    summary: "One conversation with its messages",
    access: "admin",
    params,
    answer: SupportThreadDetail,
    handler: ({ params, ctx }) => requireThread(ctx.services.db, params.id),
  }),

  route({
    method: "POST",
    path: "/api/admin/support/{id}/answer",
    summary: "Answer by mail",
    access: "admin",
    params,
    body: SupportReply,
    answer: SupportThreadDetail,
    handler: async ({ params, body, viewer, ctx }) => {
      await answerSupport(ctx.services, viewer, { threadId: params.id, body: body.message });
      return requireThread(ctx.services.db, params.id);
    },
  }),

  route({
    method: "PUT",
    path: "/api/admin/support/{id}",
    summary: "Open or close a conversation",
    access: "admin",
    params,
    body: z.object({ status: Status }),
    answer: SupportThreadDetail,
    handler: async ({ params, body, viewer, ctx }) => {
      await changeStatus(ctx.services, viewer, { ...body, threadId: params.id });
      return requireThread(ctx.services.db, params.id);
    },
  }),
];
