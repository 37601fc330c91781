import { z } from "zod";
import { ExportRequest } from "../dataset/contract.ts";

/** With `asJob`, the file is written by a job however small it is, as a page without scripts needs it. */
export const AskedExport = ExportRequest.extend({ asJob: z.boolean().optional() });
export type AskedExport = z.infer<typeof AskedExport>;
export type AskedExportInput = z.input<typeof AskedExport>;

export const ExportFile = z.object({
  /** As text; base64 where the file is none. */
  content: z.string(),
  mimeType: z.string(),
  filename: z.string(),
  encoding: z.enum(["utf8", "base64"]),
});
export type ExportFile = z.infer<typeof ExportFile>;

export const ExportJob = z.object({
  id: z.string(),
  status: z.enum(["waiting", "running", "done", "failed"]),
  filename: z.string(),
  mimeType: z.string(),
  /** Null until they are counted. */
  rowsTotal: z.int().nullable(),
  rowsWritten: z.int(),
  bytes: z.int().nullable(),
  createdAt: z.iso.datetime(),
  /** The file is gone then. */
  expiresAt: z.iso.datetime(),
  /** The page that shows how it stands. */
  page: z.string(),
  /** Where the file is, once it is written. */
  download: z.string().nullable(),
});
export type ExportJob = z.infer<typeof ExportJob>;

export const ExportJobId = z.object({
  id: z.string().regex(/^[0-9a-f]{48}$/, "This is not the number of an export."),
});
