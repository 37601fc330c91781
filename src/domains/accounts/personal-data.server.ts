import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { EVERYTHING } from "#src/shared/paging.ts";
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
    read: async ({ viewer, ctx }) => toCurrentUser(await requireUser(ctx.services.db, viewer.id)),
  }),
  personalData({
    name: "sessions",
    answer: z.array(Session),
    read: async ({ viewer, ctx }) => {
      const asked = { ...EVERYTHING, currentSid: ctx.sessionId };
      return (await listSessions(ctx.services.db, viewer.id, asked)).items;
    },
  }),
  personalData({
    name: "knownCallers",
    answer: z.array(KnownCaller),
    read: ({ viewer, ctx }) => listKnownCallers(ctx.services.db, viewer.id),
  }),
];
