import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { requireViewer } from "#src/platform/http/request-context.server.ts";
import { SavedRecord } from "./contract.ts";
import { listSavedRecords } from "./queries.server.ts";

export const savedPersonalData = [
  personalData({
    name: "savedPlaces",
    answer: z.array(SavedRecord),
    read: (ctx) => listSavedRecords(ctx.services.db, requireViewer(ctx).id),
  }),
];
