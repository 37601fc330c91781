import { quotedValue, textValue } from "#src/platform/content-line.server.ts";
import { localText, universalText } from "../series/rule-text.ts";
import { comesTwice, wallTimeAt } from "../series/wall-time.ts";
import type { CalendarEntry, EntryStatus, Party } from "./entry.ts";

const STATUS_WORDS: Readonly<Record<EntryStatus, string>> = {
  active: "CONFIRMED",
  postponed: "TENTATIVE",
  cancelled: "CANCELLED",
};

/** What stands in an entry besides its facts. */
export interface EntryExtras {
  /** Who is asked to come; nobody where a file is for everyone. */
  reader?: Party | null;
  /** Rules and exceptions of a series. */
  recurrence?: readonly string[];
  now: Date;
}

export function entryLines(entry: CalendarEntry, { reader, recurrence = [], now }: EntryExtras) {
  const { startsAt, endsAt, position } = entry;
  const isRecurring = recurrence.some((line) => line.startsWith("RRULE"));
  const timeLine = isRecurring ? localLine : unmistakableLine;
  return [
    "BEGIN:VEVENT",
    `UID:${textValue(entry.uid)}`,
    `DTSTAMP:${universalText(now)}`,
    `SEQUENCE:${entry.sequence}`,
    timeLine("DTSTART", startsAt, entry),
    ...(endsAt ? [timeLine("DTEND", endsAt, entry)] : []),
    ...recurrence,
    `SUMMARY:${textValue(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${textValue(entry.description)}`] : []),
    `LOCATION:${textValue(entry.place)}`,
    ...(position ? [`GEO:${position.latitude.toFixed(6)};${position.longitude.toFixed(6)}`] : []),
    `URL:${entry.link}`,
    `STATUS:${STATUS_WORDS[entry.status]}`,
    partyLine("ORGANIZER", entry.organizer),
    ...(reader
      ? [partyLine("ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE", reader)]
      : []),
    "END:VEVENT",
  ];
}

type Zoned = Pick<CalendarEntry, "timeZone">;

/** `DTSTART;TZID=America/New_York:20270314T090000` */
const localLine = (property: string, moment: Date, { timeZone }: Zoned): string =>
  `${property};TZID=${timeZone}:${localText(wallTimeAt(moment, timeZone))}`;

/** Readers disagree about an hour that comes twice; the rule of a series needs its local time all the same. */
const unmistakableLine = (property: string, moment: Date, entry: Zoned): string =>
  comesTwice(wallTimeAt(moment, entry.timeZone), entry.timeZone)
    ? `${property}:${universalText(moment)}`
    : localLine(property, moment, entry);

const partyLine = (property: string, { name, address }: Party): string =>
  `${property};CN=${quotedValue(name)}:mailto:${address.replaceAll(/[\s\p{Cc}]/gu, "")}`;
