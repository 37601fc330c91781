import { Readable } from "node:stream";
import type { FileFacts, Table } from "../file/table.ts";
import { writeArchive } from "../file/write-archive.server.ts";
import { writeCitedCsv, writeCsvFiles } from "../file/write-csv.server.ts";
import { writeExcel } from "../file/write-excel.server.ts";
import { writeJson } from "../file/write-json.server.ts";
import { writePdf } from "../file/write-pdf.server.ts";
import { type ExportRequest, hasTerms } from "./contract.ts";

const EXCEL = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface FileKind {
  extension: string;
  mimeType: string;
  isText: boolean;
  write: (facts: FileFacts, tables: readonly Table[]) => Readable;
}

const readable = (chunks: AsyncIterable<string>): Readable =>
  Readable.from(chunks, { objectMode: false });

const KINDS = {
  csv: {
    ...{ extension: "csv", mimeType: "text/csv; charset=utf-8", isText: true },
    write: (facts, [table]) => readable(writeCitedCsv(facts, table as Table)),
  },
  csvFiles: {
    ...{ extension: "zip", mimeType: "application/zip", isText: false },
    write: writeCsvFiles,
  },
  excel: { ...{ extension: "xlsx", mimeType: EXCEL, isText: false }, write: writeExcel },
  json: {
    ...{ extension: "json", mimeType: "application/json", isText: true },
    write: (facts, tables) => readable(writeJson(facts, tables)),
  },
  pdf: { ...{ extension: "pdf", mimeType: "application/pdf", isText: false }, write: writePdf },
  dwca: {
    ...{ extension: "zip", mimeType: "application/zip", isText: false },
    write: (facts, [table]) => writeArchive(facts, table as Table),
  },
} satisfies Record<string, FileKind>;

/** Several tables are no one csv: they become a zip of one for each. */
export function fileKindOf(request: ExportRequest): FileKind {
  const isSeveral = request.dataTypes.length > 1 && !hasTerms(request);
  return request.format === "csv" && isSeveral ? KINDS.csvFiles : KINDS[request.format];
}

/** "landfall-sightings-2026-07-01-to-2026-07-31.csv" */
export function filenameOf(request: ExportRequest, { start, end }: { start: string; end: string }) {
  const [only] = request.dataTypes;
  const what = request.dataTypes.length === 1 ? only : "data";
  const terms = hasTerms(request) ? "-darwin-core" : "";
  return `landfall-${what}${terms}-${start}-to-${end}.${fileKindOf(request).extension}`;
}
