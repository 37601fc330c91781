import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { Claim } from "./contract.ts";
import { listOwnClaims } from "./queries.server.ts";

export const claimPersonalData = [
  personalData({
    name: "claims",
    answer: z.array(Claim),
    read: ({ viewer, ctx }) => listOwnClaims(ctx.services.db, viewer),
  }),
];
