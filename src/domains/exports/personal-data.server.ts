import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { ExportJob } from "./job/contract.ts";
import { listOwnExports } from "./job/queries.server.ts";

export const exportsPersonalData = [
  personalData({
    name: "dataExports",
    answer: z.array(ExportJob),
    read: ({ viewer, ctx }) => listOwnExports(ctx.services.db, viewer),
  }),
];
