import type { Db } from "#src/db/client.server.ts";
import { type CsvCell, csvLine } from "#src/shared/csv-line.ts";
import type { Attendee } from "./contract.ts";
import { readParties } from "./queries.server.ts";

const COLUMNS: readonly [name: string, cell: (attendee: Attendee) => CsvCell][] = [
  ["name", ({ userName }) => userName],
  ["email", ({ userEmail }) => userEmail],
  ["attendees", ({ attendeeCount }) => attendeeCount],
  ["status", ({ status }) => status],
  ["placeInLine", ({ placeInLine }) => placeInLine],
  ["confirmBy", ({ confirmBy }) => confirmBy],
  ["arrived", ({ arrived }) => arrived],
  ["notes", ({ notes }) => notes],
  ["registeredAt", ({ registrationDate }) => registrationDate],
];

/** Everyone of one date for a spreadsheet; memory does not grow with them. */
export function exportAttendees(db: Db, { id }: { id: number }): Response {
  const encoder = new TextEncoder();
  const parties = readParties(db, id);
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(csvLine(COLUMNS.map(([name]) => name)))),
    async pull(file) {
      const { value, done } = await parties.next();
      if (done) return file.close();
      const lines = value.map((attendee) => csvLine(COLUMNS.map(([, cell]) => cell(attendee))));
      file.enqueue(encoder.encode(lines.join("")));
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="attendees-${id}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
