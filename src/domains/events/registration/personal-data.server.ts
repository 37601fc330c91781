import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { OwnRegistration } from "./contract.ts";
import { listOwnRegistrations } from "./queries.server.ts";

export const registrationPersonalData = [
  personalData({
    name: "eventRegistrations",
    answer: z.array(OwnRegistration),
    read: ({ viewer, ctx }) => listOwnRegistrations(ctx.services, viewer),
  }),
];
