import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { SupportThreadDetail } from "./contract.ts";
import { listOwnThreads } from "./queries.server.ts";

export const supportPersonalData = [
  personalData({
    name: "supportConversations",
    answer: z.array(SupportThreadDetail),
    read: ({ viewer, ctx }) => listOwnThreads(ctx.services.db, viewer),
  }),
];
