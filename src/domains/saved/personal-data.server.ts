import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { SavedRecord } from "./contract.ts";
import { listSavedRecords } from "./queries.server.ts";

export const savedPersonalData = [
  personalData({
    name: "savedPlaces",
    answer: z.array(SavedRecord),
    read: ({ viewer, ctx }) => listSavedRecords(ctx.services.db, viewer.id),
  }),
];
