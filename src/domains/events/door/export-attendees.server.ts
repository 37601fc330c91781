import { type CsvColumns, csvFile } from "#src/platform/http/csv-file.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { DateRow, EventRow } from "../event/to-event.server.ts";
import { zoneAt } from "../event/zone-at.ts";
import { ticketCode } from "../registration/registration-token.server.ts";
import { dayOf, wallTimeAt } from "../series/wall-time.ts";
import type { Attendee } from "./contract.ts";
import { readParties } from "./queries.server.ts";

type Moment = string | null;

const columnsFor = (
  services: Pick<Services, "secrets">,
  { timeZone }: Pick<EventRow, "timeZone">,
): CsvColumns<Attendee> => {
  const there = (moment: Moment) => moment && clockText(new Date(moment), timeZone);
  return [
    ["name", ({ userName }) => userName],
    ["email", ({ userEmail }) => userEmail],
    ["attendees", ({ attendeeCount }) => attendeeCount],
    ["status", ({ status }) => status],
    // Whoever waits or left has no ticket that opens the door.
    ["ticketCode", ({ id, status }) => (status === "registered" ? ticketCode(services, id) : null)],
    ["placeInLine", ({ placeInLine }) => placeInLine],
    ["confirmBy", ({ confirmBy }) => there(confirmBy)],
    ["arrived", ({ arrived }) => arrived],
    ["notes", ({ notes }) => notes],
    ["registeredAt", ({ registrationDate }) => there(registrationDate)],
  ];
};

/** By the clocks at the place, with the name of their time: "2027-06-12 18:00 EDT". */
const clockText = (moment: Date, timeZone: string): string =>
  `${wallTimeAt(moment, timeZone).replace("T", " ")} ${zoneAt(moment, timeZone)}`;

const NAME_MAX_LENGTH = 60;

/** In signs that every device takes for a name: "severn-evening-race-2027-06-12". */
function fileName({ id, title, timeZone }: EventRow, { startsAt }: DateRow): string {
  const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, NAME_MAX_LENGTH)
    .replaceAll(/^-|-$/g, "");
  return `attendees-${words || `event-${id}`}-${dayOf(wallTimeAt(startsAt, timeZone))}.csv`;
}

/** Everyone of one date for a spreadsheet. */
export const exportAttendees = (
  services: Pick<Services, "db" | "secrets">,
  event: EventRow,
  date: DateRow,
): Response =>
  csvFile(fileName(event, date), columnsFor(services, event), readParties(services.db, date.id));
