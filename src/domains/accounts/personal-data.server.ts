import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { CurrentUser, KnownCaller, Session } from "./person/contract.ts";
import {
  listKnownCallers,
  listSessions,
  requireUser,
  toCurrentUser,
} from "./person/queries.server.ts";

export const accountPersonalData = [
  personalData({
    name: "account",
    answer: CurrentUser,
    read: async (ctx) => toCurrentUser(await requireUser(ctx.services.db, requireViewer(ctx).id)),
  }),
  personalData({
    name: "sessions",
    answer: z.array(Session),
    read: (ctx) => listSessions(ctx.services.db, requireViewer(ctx).id, ctx.sessionId),
  }),
  personalData({
    name: "knownCallers",
    answer: z.array(KnownCaller),
    read: (ctx) => listKnownCallers(ctx.services.db, requireViewer(ctx).id),
  }),
];
