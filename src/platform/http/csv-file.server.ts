import { type CsvCell, csvLine } from "#src/shared/csv-line.ts";

export type CsvColumns<Row> = readonly (readonly [name: string, cell: (row: Row) => CsvCell])[];

/** Without it some spreadsheets take letters such as "ë" for two others. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A file for spreadsheets, written some rows at a time: memory does not grow with it. */
export function csvFile<Row>(
  name: string,
  columns: CsvColumns<Row>,
  pages: Iterator<readonly Row[]> | AsyncIterator<readonly Row[]>,
): Response {
  const encoder = new TextEncoder();
  const head = BYTE_ORDER_MARK + csvLine(columns.map(([title]) => title));
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(head)),
    async pull(file) {
      const { value, done } = await pages.next();
      if (done) return file.close();
      const lines = value.map((row) => csvLine(columns.map(([, cell]) => cell(row))));
      file.enqueue(encoder.encode(lines.join("")));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
