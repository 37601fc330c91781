import type { Db } from "#src/db/client.server.ts";
import { type CsvColumns, csvFile } from "#src/platform/http/csv-file.server.ts";
import type { Attendee } from "./contract.ts";
import { readParties } from "./queries.server.ts";

const COLUMNS: CsvColumns<Attendee> = [
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

/** Everyone of one date for a spreadsheet. */
export const exportAttendees = (db: Db, { id }: { id: number }): Response =>
  csvFile(`attendees-${id}.csv`, COLUMNS, readParties(db, id));
