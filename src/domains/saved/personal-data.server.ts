import { z } from "zod";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { personalData } from "#src/platform/personal-data.server.ts";
import { SavedRecord } from "./contract.ts";
import { listSavedRecords } from "./queries.server.ts";

export const savedPersonalData = [
  personalData({
    name: "savedPlaces",
    answer: z.array(SavedRecord),
    read: (ctx) => listSavedRecords(ctx.services.db, requireViewer(ctx).id),
  }),
];
