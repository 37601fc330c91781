import { z } from "zod";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { personalData } from "#src/platform/personal-data.server.ts";
import { Experience } from "./contract.ts";
import { listExperiencesOf } from "./queries.server.ts";

export const sharingPersonalData = [
  personalData({
    name: "experiences",
    answer: z.array(Experience),
    read: (ctx) => listExperiencesOf(ctx.services.db, requireViewer(ctx).id),
  }),
];
