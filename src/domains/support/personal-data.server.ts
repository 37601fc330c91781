import { z } from "zod";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { personalData } from "#src/platform/personal-data.server.ts";
import { SupportThreadDetail } from "./contract.ts";
import { listOwnThreads } from "./queries.server.ts";

export const supportPersonalData = [
  personalData({
    name: "supportConversations",
    answer: z.array(SupportThreadDetail),
    read: (ctx) => listOwnThreads(ctx.services.db, requireViewer(ctx)),
  }),
];
