import { z } from "zod";
import { Email } from "#src/domains/accounts/person/contract.ts";
import { requiredName } from "#src/domains/accounts/person/name-contract.ts";
import { rowNumber } from "#src/shared/row-id.ts";
import { Event } from "../event/contract.ts";
import {
  ATTENDEES_DEFAULT,
  ATTENDEES_MAX,
  EVENT_STATUSES,
  WEATHER_CALLS,
} from "../event/limits-contract.ts";
import {
  NAME_AND_EMAIL_MISSING,
  NAME_MAX_LENGTH,
  NOTES_MAX_LENGTH,
  PARTY_STATUSES,
} from "./limits-contract.ts";

/** A plain form sends its numbers as words. */
const numeral = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);

const PARTY_SIZE = `Please choose 1 to ${ATTENDEES_MAX} attendees.`;
const AttendeeCount = z
  .union([z.int(), numeral], PARTY_SIZE)
  .pipe(z.int().min(1, PARTY_SIZE).max(ATTENDEES_MAX, PARTY_SIZE));

const UserEmail = z
  .string(NAME_AND_EMAIL_MISSING)
  .trim()
  .min(1, NAME_AND_EMAIL_MISSING)
  .pipe(Email);

export const NewRegistration = z.object({
  userName: requiredName(NAME_AND_EMAIL_MISSING, NAME_MAX_LENGTH),
  userEmail: UserEmail,
  attendeeCount: AttendeeCount.default(ATTENDEES_DEFAULT),
  notes: z
    .string()
    .trim()
    .max(NOTES_MAX_LENGTH, `At most ${NOTES_MAX_LENGTH} characters.`)
    .nullish()
    .transform((text) => text || null),
  /** Of a series; without it, the next that takes place. */
  dateId: rowNumber("There is no such date.").optional(),
});
export type NewRegistration = z.infer<typeof NewRegistration>;
export type NewRegistrationInput = Omit<z.input<typeof NewRegistration>, "dateId"> & {
  dateId?: number;
};

/** What anyone is told who registers, also with an address that is registered already. */
export const RegistrationReceipt = z.object({
  message: z.string(),
  eventId: z.int(),
  dateId: z.int(),
  userName: z.string(),
  userEmail: z.string(),
  attendeeCount: z.int(),
  notes: z.string().nullable(),
  status: z.enum(["registered", "waiting"]),
  /** Parties up to and with this one; null when it is registered. */
  placeInLine: z.int().nullable(),
  registrationDate: z.iso.datetime(),
  /** What holds when the address was registered before; null for those whose address is proved. */
  hint: z.string().nullable(),
  /** The page of the registration, for those whose address is proved; others find it in their mail. */
  link: z.string().nullable(),
});
export type RegistrationReceipt = z.infer<typeof RegistrationReceipt>;

/** Where a date stands for one party. */
const Party = z.object({
  status: z.enum(PARTY_STATUSES),
  attendeeCount: z.int(),
  placeInLine: z.int().nullable(),
  confirmBy: z.iso.datetime().nullable(),
  notes: z.string().nullable(),
  registrationDate: z.iso.datetime(),
});

/** An event with the registration for one of its dates, and whether it has a page. */
export const OwnRegistration = Event.extend({
  registration: Party.extend({ link: z.string() }),
  isShown: z.boolean(),
});
export type OwnRegistration = z.infer<typeof OwnRegistration>;

/** What the page behind the mailed link shows. */
export const RegistrationView = Party.extend({
  userName: z.string(),
  eventId: z.int(),
  dateId: z.int(),
  /** The event has a page: it was not taken down. */
  isShown: z.boolean(),
  title: z.string(),
  place: z.string(),
  organizer: z.string(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime().nullable(),
  timeZone: z.string(),
  /** What clocks there show, and how they call their time: "2027-06-12T09:30", "EDT". */
  startLocal: z.string(),
  endLocal: z.string().nullable(),
  zone: z.string(),
  /** At its end, where it is another by then. */
  endZone: z.string().nullable(),
  /** Of the date, or of the whole event. */
  dateStatus: z.enum(EVENT_STATUSES),
  /** Others of its series go on. */
  isOneOfSeries: z.boolean(),
  weatherCall: z.enum(WEATHER_CALLS).nullable(),
  statusNote: z.string().nullable(),
  /** It has begun: nothing can be changed any more. */
  hasBegun: z.boolean(),
  /** How many the party may be now. */
  attendeesMax: z.int(),
  ticketCode: z.string().nullable(),
  /** The code as a drawing. */
  ticketSvg: z.string().nullable(),
  googleLink: z.string(),
  outlookLink: z.string(),
  outlookWorkLink: z.string(),
});
export type RegistrationView = z.infer<typeof RegistrationView>;

const NOT_WHOLE = "This link is not whole. Please copy it again.";
const RegistrationToken = z.string(NOT_WHOLE).max(200, NOT_WHOLE);

/** What whoever holds the link does with the registration. */
export const RegistrationDeed = z
  .object({
    token: RegistrationToken,
    deed: z.enum(["confirm", "change", "cancel"], "Please choose what to do."),
    attendeeCount: AttendeeCount.optional(),
  })
  .refine(({ deed, attendeeCount }) => deed !== "change" || attendeeCount !== undefined, {
    path: ["attendeeCount"],
    message: PARTY_SIZE,
  });
export type RegistrationDeed = z.infer<typeof RegistrationDeed>;

export const RegistrationState = Party.pick({ status: true, attendeeCount: true });
export type RegistrationState = z.infer<typeof RegistrationState>;
