import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { SavedEventRecord, SavedRecord } from "./contract.ts";
import { listSavedEventRecords } from "./event-queries.server.ts";
import { ListRecord } from "./list-contract.ts";
import { listListRecords } from "./list-queries.server.ts";
import { listSavedRecords } from "./queries.server.ts";

export const savedPersonalData = [
  personalData({
    name: "savedPlaces",
    answer: z.array(SavedRecord),
    read: ({ viewer, ctx }) => listSavedRecords(ctx.services.db, viewer.id),
  }),

  personalData({
    name: "savedLists",
    answer: z.array(ListRecord),
    read: ({ viewer, ctx }) => listListRecords(ctx.services.db, viewer.id),
  }),

  personalData({
    name: "savedEvents",
    answer: z.array(SavedEventRecord),
    read: ({ viewer, ctx }) => listSavedEventRecords(ctx.services.db, viewer.id),
  }),
];
