import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { EVERYTHING } from "#src/shared/paging.ts";
import { Event } from "../event/contract.ts";
import { listOwnEvents } from "./queries.server.ts";

export const organizePersonalData = [
  personalData({
    name: "organizedEvents",
    answer: z.array(Event),
    read: async ({ viewer, ctx }) =>
      (await listOwnEvents(ctx.services.db, viewer.id, EVERYTHING)).items,
  }),
];
