import { z } from "zod";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { personalData } from "#src/platform/personal-data.server.ts";
import { Claim } from "./contract.ts";
import { listOwnClaims } from "./queries.server.ts";

export const claimPersonalData = [
  personalData({
    name: "claims",
    answer: z.array(Claim),
    read: (ctx) => listOwnClaims(ctx.services.db, requireViewer(ctx)),
  }),
];
