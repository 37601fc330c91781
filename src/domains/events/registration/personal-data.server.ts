import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { EVERYTHING } from "#src/shared/paging.ts";
import { OwnRegistration } from "./contract.ts";
import { listOwnRegistrations } from "./queries.server.ts";

export const registrationPersonalData = [
  personalData({
    name: "eventRegistrations",
    answer: z.array(OwnRegistration),
    read: async ({ viewer, ctx }) =>
      (await listOwnRegistrations(ctx.services, viewer, EVERYTHING)).items,
  }),
];
