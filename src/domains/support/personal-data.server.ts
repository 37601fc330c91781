import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { SupportThreadDetail } from "./contract.ts";
import { listOwnThreads } from "./queries.server.ts";

export const supportPersonalData = [
  personalData({
    name: "supportConversations",
    answer: z.array(SupportThreadDetail),
    read: (ctx) => listOwnThreads(ctx.services.db, requireViewer(ctx)),
  }),
];
