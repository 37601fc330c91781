import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { EXPORT_PAGE } from "../dataset/limits-contract.ts";
import { AskedExport, ExportFile, ExportJob, ExportJobId } from "./contract.ts";
import { exportData } from "./export-data.server.ts";
import { fetchExport } from "./fetch-export.server.ts";
import { requireExport } from "./queries.server.ts";

export const exportsRoutes = [
  route({
    method: "POST",
    path: "/api/data/export",
    summary:
      "Community data as a file: in the answer up to 10,000 rows, else 202 and a job that writes it",
    access: "public",
    rateLimit: { name: "exports", calls: 120, seconds: 3600 },
    body: AskedExport,
    answer: z.union([ExportFile, ExportJob]),
    statusOf: (answer) => ("content" in answer ? 200 : 202),
    form: {
      pages: [EXPORT_PAGE],
      leadsTo: ({ answer }) => ("page" in answer ? answer.page : EXPORT_PAGE),
    },
    handler: ({ body, viewer, ctx }) => exportData(ctx.services, senderOf(ctx, viewer), body),
  }),

  route({
    method: "GET",
    path: "/api/data/exports/{id}",
    summary: "How an export stands that is written by a job",
    access: "public",
    params: ExportJobId,
    answer: ExportJob,
    handler: ({ params, viewer, ctx }) => requireExport(ctx.services.db, viewer, params.id),
  }),

  route({
    method: "GET",
    path: "/api/data/exports/{id}/file",
    summary: "The file of an export, for whom it was written, until it expires",
    access: "public",
    rateLimit: { name: "export-files", calls: 60, seconds: 3600 },
    params: ExportJobId,
    answer: z.string(),
    handler: ({ params, viewer, ctx }) => fetchExport(ctx.services, viewer, params),
  }),
];
