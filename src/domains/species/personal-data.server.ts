import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { OwnExpertise } from "./expert-contract.ts";
import { listOwnExpertise } from "./experts.server.ts";

export const speciesPersonalData = [
  personalData({
    name: "expertise",
    answer: z.array(OwnExpertise),
    read: ({ viewer, ctx }) => listOwnExpertise(ctx.services.db, viewer.id),
  }),
];
