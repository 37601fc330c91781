import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { SpeciesReport } from "./contract.ts";
import { listOwnReports } from "./queries.server.ts";
import { listOwnWords, OwnWords } from "./read-own-words.server.ts";

export const sightingsPersonalData = [
  personalData({
    name: "speciesReports",
    answer: z.array(SpeciesReport),
    read: ({ viewer, ctx }) => listOwnReports(ctx.services.db, viewer),
  }),
  personalData({
    name: "speciesReportWords",
    answer: OwnWords,
    read: ({ viewer, ctx }) => listOwnWords(ctx.services.db, viewer),
  }),
];
