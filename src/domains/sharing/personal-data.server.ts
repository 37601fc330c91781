import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { EVERYTHING } from "#src/shared/paging.ts";
import { OwnExperience } from "./contract.ts";
import { listOwn } from "./queries.server.ts";

export const sharingPersonalData = [
  personalData({
    name: "experiences",
    answer: z.array(OwnExperience),
    read: async ({ viewer, ctx }) => (await listOwn(ctx.services.db, viewer.id, EVERYTHING)).items,
  }),
];
