import { z } from "zod";
import { limitOr, offsetUpTo } from "#src/shared/paging.ts";
import { rowNumber } from "#src/shared/row-id.ts";
import { ATTENDEES_MAX } from "../event/limits-contract.ts";
import { NewRegistration, type NewRegistrationInput } from "../registration/contract.ts";
import { PARTY_STATUSES } from "../registration/limits-contract.ts";
import {
  AUDIENCES,
  MESSAGE_MAX_LENGTH,
  SCANS_AT_ONCE,
  STRANGE,
  SUBJECT_MAX_LENGTH,
} from "./limits-contract.ts";

const Id = rowNumber("Please choose a date.");

/** A party, for those who run the event. */
export const Attendee = z.object({
  id: z.int(),
  dateId: z.int(),
  userName: z.string(),
  userEmail: z.string(),
  attendeeCount: z.int(),
  notes: z.string().nullable(),
  status: z.enum(PARTY_STATUSES),
  /** As it is now, from 1; null when the party does not wait. */
  placeInLine: z.int().nullable(),
  /** It moved up and has to say yes by then; null when nothing is left to confirm. */
  confirmBy: z.iso.datetime().nullable(),
  /** People of it who came in. */
  arrived: z.int(),
  /** Let in more often than it has people, or without a place. */
  isConflict: z.boolean(),
  registrationDate: z.iso.datetime(),
});
export type Attendee = z.infer<typeof Attendee>;

export const AttendeesQuery = z.object({
  dateId: Id.optional(),
  /** In names and addresses. */
  q: z.string().trim().max(200).default(""),
  /** Without it, whoever is registered or waits. */
  status: z.enum(PARTY_STATUSES).optional(),
  limit: limitOr(100),
  offset: offsetUpTo(1_000_000),
});
export type AttendeesQuery = z.output<typeof AttendeesQuery>;

export const DateChoice = z.object({ dateId: Id.optional() });

export interface AttendeeCounts {
  /** People. */
  registered: number;
  /** Parties. */
  waiting: number;
  /** People. */
  arrived: number;
}

export const NewAttendee = NewRegistration.extend({ dateId: Id });
export type NewAttendee = z.output<typeof NewAttendee>;
export type NewAttendeeInput = NewRegistrationInput & { dateId: number };

const plainText = (missing: string, most: number) =>
  z.string(missing).trim().min(1, missing).max(most, `At most ${most} characters.`);

export const NewMessage = z.object({
  dateId: Id,
  audience: z.enum(AUDIENCES, "Please choose who is to read it."),
  /** One line. */
  subject: plainText("Please write a subject.", SUBJECT_MAX_LENGTH).transform((text) =>
    text.replace(/\s+/g, " "),
  ),
  body: plainText("Please write a message.", MESSAGE_MAX_LENGTH),
});
export type NewMessage = z.output<typeof NewMessage>;
export type NewMessageInput = Omit<z.input<typeof NewMessage>, "dateId"> & { dateId: number };

export const EventMessage = z.object({
  id: z.int(),
  audience: z.enum(AUDIENCES),
  subject: z.string(),
  body: z.string(),
  recipients: z.int(),
  sentAt: z.iso.datetime(),
});
export type EventMessage = z.infer<typeof EventMessage>;

/** The least that a device at the door needs of a party. */
export const RosterParty = z.object({
  id: z.int(),
  /** Of the ticket's code; the code itself stays with its holder. */
  ticketHash: z.string(),
  name: z.string(),
  size: z.int(),
  status: z.enum(PARTY_STATUSES),
  /** All scans added up, as they came. */
  scanned: z.int(),
});
export type RosterParty = z.infer<typeof RosterParty>;

export const Roster = z.object({
  eventId: z.int(),
  dateId: z.int(),
  title: z.string(),
  /** "Sat, Jun 12, 2027, 9:30 AM EDT" */
  when: z.string(),
  /** "Cancelled", or why else it does not take place; null when it does. */
  notice: z.string().nullable(),
  startsAt: z.iso.datetime(),
  overAt: z.iso.datetime(),
  /** "America/New_York" */
  timeZone: z.string(),
  takenAt: z.iso.datetime(),
  parties: z.array(RosterParty),
});
export type Roster = z.infer<typeof Roster>;

/** Somebody came in, or that is taken back. The device makes the id. */
export const Scan = z
  .object({
    id: z.uuid(),
    registrationId: Id.optional(),
    /** Where the device does not know the ticket. */
    code: z.string().max(100).optional(),
    count: z
      .int()
      .min(-ATTENDEES_MAX)
      .max(ATTENDEES_MAX)
      .refine((count) => count !== 0),
    scannedAt: z.iso.datetime(),
    /** Somebody waits for the answer: it is kept only as far as the party has people who are not inside. */
    ifFree: z.boolean().optional(),
  })
  .refine(({ registrationId, code }) => registrationId !== undefined || code !== undefined, {
    message: "A scan names a party or a ticket.",
  });
export type Scan = z.output<typeof Scan>;

export const NewScans = z.object({ scans: z.array(Scan).min(1).max(SCANS_AT_ONCE) });

const SCAN_OUTCOMES = ["counted", "too_many", "no_place", ...STRANGE] as const;

export const ScansTaken = z.object({
  /** One for each scan. A strange one is not kept, nor what was asked for and is not free; everything else is. */
  results: z.array(z.object({ id: z.uuid(), outcome: z.enum(SCAN_OUTCOMES) })),
  /** How the parties stand now. */
  parties: z.array(RosterParty),
});
export type ScansTaken = z.infer<typeof ScansTaken>;
