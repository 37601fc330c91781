import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { Claim } from "./contract.ts";
import { listOwnClaims } from "./queries.server.ts";

export const claimPersonalData = [
  personalData({
    name: "claims",
    answer: z.array(Claim),
    read: (ctx) => listOwnClaims(ctx.services.db, requireViewer(ctx)),
  }),
];
