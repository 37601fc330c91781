import { z } from "zod";
import { Event, EventDate } from "../event/contract.ts";
import {
  CAPACITY_MAX,
  DESCRIPTION_MAX_LENGTH,
  EVENT_CATEGORIES,
  EVENT_STATES,
  PLACE_MAX_LENGTH,
  PRICE_MAX_LENGTH,
  SEASONS,
  TITLE_MAX_LENGTH,
} from "../event/limits-contract.ts";
import { SeriesRule } from "../series/contract.ts";
import { FREQUENCIES, MONTHLY_ANCHORS, WEEKDAYS } from "../series/limits-contract.ts";
import { endProblem } from "./end-contract.ts";
import {
  asJson,
  Degrees,
  Flag,
  Moment,
  optionalFlag,
  optionalLine,
  optionalMoment,
  optionalText,
  requiredLine,
  requiredText,
  Tags,
  WebAddress,
  wholeNumber,
} from "./field-contract.ts";
import { begunForText, EDIT_SCOPES, PREVIEW_FIRST, PREVIEW_MAX } from "./limits-contract.ts";
import { TypedRule } from "./typed-rule-contract.ts";

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .union([z.enum(values), z.literal("")], "Please choose one of the list.")
    .nullish()
    .transform((value) => value || null);

const Rule = z
  .union([SeriesRule, TypedRule, z.string()], "Please say how it repeats.")
  .nullish()
  .transform((given) =>
    typeof given === "string" ? (given ? asJson(given) : null) : (given ?? null),
  )
  .pipe(SeriesRule.nullable());

const EventFields = z.object({
  title: requiredLine("Please give the event a title.", TITLE_MAX_LENGTH),
  category: z.enum(EVENT_CATEGORIES, "Please choose a category."),
  season: oneOf(SEASONS),
  description: requiredText("Please describe the event.", DESCRIPTION_MAX_LENGTH),
  startDate: Moment("Please say when it starts."),
  endDate: optionalMoment("Please say when it ends."),
  location: requiredLine("Please say where it is.", PLACE_MAX_LENGTH),
  city: requiredLine("Please name the city.", PLACE_MAX_LENGTH),
  state: oneOf(EVENT_STATES),
  latitude: Degrees(90),
  longitude: Degrees(180),
  price: optionalLine(PRICE_MAX_LENGTH),
  capacity: wholeNumber(CAPACITY_MAX),
  organizer: requiredLine("Please say who organizes it.", PLACE_MAX_LENGTH),
  tags: Tags,
  contactEmail: z.email("Please give a valid e-mail address.").max(254),
  contactPhone: optionalLine(40),
  website: WebAddress,
  ticketUrl: WebAddress,
  ageRestriction: optionalLine(100),
  registrationRequired: Flag,
  weatherDependent: Flag,
  /** Where nothing is said, it repeats when there is a rule. */
  isRecurring: optionalFlag,
  rule: Rule,
  /** Out of a form, as a data address. */
  imageFile: z.string().nullish(),
  /** Uploaded before; null takes it away. */
  imageUrl: z.string().max(300).nullish(),
  /** What a plain form takes away of what it shows: "picture,pin". */
  leaveOut: z.string().max(40).default(""),
  /** Only from administrators. */
  featured: Flag,
  /** Of the form: what it sends twice in a moment, with the same words, is stored once. */
  requestKey: z.uuid("Please give a UUID, or no key.").optional(),
});

/** The end beside the start, whatever else is wrong: all of it is said at once. */
const END_IN_ORDER = {
  path: ["endDate"],
  error: ({ input }: { input?: unknown }) => endProblemOf(input) ?? undefined,
  when: () => true,
};
const endProblemOf = (given: unknown): string | null => {
  const { startDate, endDate } = (given ?? {}) as { startDate?: unknown; endDate?: unknown };
  const isSaid = typeof startDate === "string" && typeof endDate === "string";
  return isSaid ? endProblem(startDate, endDate) : null;
};
const isEndInOrder = (given: unknown): boolean => endProblemOf(given) === null;

/** An event as its organizer writes it. Times without a zone are those of its place. */
export const NewEvent = EventFields.refine(isEndInOrder, END_IN_ORDER);
export type NewEvent = z.output<typeof NewEvent>;
export type NewEventInput = z.input<typeof NewEvent>;

const NUMBER_MAX = 2_147_483_647;
const VERSION_MAX_LENGTH = 100;

export const ChangedEvent = EventFields.extend({
  /** As it was read: another's change in between is refused. */
  version: wholeNumber(NUMBER_MAX),
  /** Which dates of a series change with it. */
  scope: z.enum(EDIT_SCOPES, "Please say which dates change.").default("all"),
  /** The date that `later` begins with, or that `date` is about. */
  dateId: wholeNumber(NUMBER_MAX),
  /** The version of the refusal that told which dates with people on them are cancelled by it. */
  confirmCancelled: z.string().max(VERSION_MAX_LENGTH).nullish(),
  /** The dates that the fields of a plain form were filled with. */
  begunFor: z.string().max(VERSION_MAX_LENGTH).optional(),
})
  .refine(isEndInOrder, END_IN_ORDER)
  .refine(({ scope, dateId }) => scope === "all" || dateId !== null, {
    path: ["dateId"],
    message: "Please choose a date.",
  })
  .refine(
    ({ begunFor, scope, dateId }) =>
      begunFor === undefined || begunFor === begunForText({ scope, dateId }),
    {
      path: ["scope"],
      message:
        "The fields below were those of other dates. They show the ones that you chose now: please look through them and save again.",
    },
  );
export type ChangedEvent = z.output<typeof ChangedEvent>;
export type ChangedEventInput = z.input<typeof ChangedEvent>;

const WrittenRule = z.object({
  frequency: z.enum(FREQUENCIES),
  interval: z.int(),
  weekdays: z.array(z.enum(WEEKDAYS)),
  monthlyBy: z.enum(MONTHLY_ANCHORS),
  until: z.string().nullable(),
  count: z.int().nullable(),
  skipped: z.array(z.string()),
});

/** A date as those see it who decide about it. */
const EditableDate = EventDate.extend({
  /** The time that the rule gives it, wherever it was moved to. */
  slot: z.string(),
  /** How many dates the series has from it on; null where they are not counted. */
  left: z.int().nullable(),
  version: z.string(),
});
export type EditableDate = z.infer<typeof EditableDate>;

/** What the form of an event begins with: nothing that is of one date alone, and times of the clocks there. */
export const EditableEvent = Event.omit({
  ...({ startLocal: true, endLocal: true, zone: true, endZone: true, timeZone: true } as const),
  ...({ dateId: true, weatherCall: true, attendeeCount: true, waitingCount: true } as const),
  ...({ positionIsApproximate: true, isDemo: true, createdAt: true, updatedAt: true } as const),
}).extend({
  version: z.int(),
  /** Null where it follows the date. */
  season: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  /** Where somebody set the pin; null where it is the middle of the town. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  rule: WrittenRule.nullable(),
  /** Why administrators took it off the site; null while it is there. */
  takenDownReason: z.string().nullable(),
  /** Those that are not over, and the last that is. */
  dates: z.array(EditableDate),
});
export type EditableEvent = z.infer<typeof EditableEvent>;

/** The next dates of a rule, before anything is saved. */
export const DatesPreviewRequest = z.object({
  startDate: Moment("Please say when it starts."),
  endDate: Moment("Please say when it ends.").nullish(),
  rule: Rule,
  /** How many dates are asked for. */
  limit: z.int().min(1).max(PREVIEW_MAX).default(PREVIEW_FIRST),
  /** Where it is, as far as that is written. */
  city: z.string().trim().max(PLACE_MAX_LENGTH).default(""),
  state: oneOf(EVENT_STATES),
  latitude: Degrees(90),
  longitude: Degrees(180),
});
export type DatesPreviewRequest = z.output<typeof DatesPreviewRequest>;
export const DatesPreview = z.object({
  words: z.string().nullable(),
  /** Those to come. */
  dates: z.array(z.string()),
  /** Those that are left out, as far as the dates reach. */
  skipped: z.array(z.string()),
  /** How clocks there call their time at the start: "CST". */
  zone: z.string(),
  /** There are more dates than were asked for. */
  hasMore: z.boolean(),
});

const NOTE_MAX_LENGTH = 1000;
const note = optionalText(NOTE_MAX_LENGTH);
/** Of the date as it was shown: what changed meanwhile is not decided about unseen. */
const version = z.string().max(VERSION_MAX_LENGTH).optional();

/** What an organizer decides about one date. */
export const DateDeed = z.discriminatedUnion(
  "deed",
  [
    z.object({ deed: z.literal("cancel"), note, version }),
    z.object({ deed: z.literal("postpone"), note, version }),
    /** It takes place after all. */
    z.object({ deed: z.literal("resume"), note, version }),
    z.object({
      deed: z.literal("move"),
      startDate: Moment("Please say when it starts."),
      /** Where it is not given, the date stays as long as it is; null is without an end. */
      endDate: z
        .union([Moment("Please say when it ends."), z.literal("")], "Please say when it ends.")
        .nullable()
        .transform((text) => text || null)
        .optional(),
      note,
      version,
    }),
    z.object({ deed: z.literal("weather"), call: z.enum(["go", "no_go"]), note, version }),
    z.object({ deed: z.literal("capacity"), capacity: wholeNumber(CAPACITY_MAX), version }),
  ],
  "Please say what becomes of the date.",
);
export type DateDeed = z.output<typeof DateDeed>;

/** With what people are told who registered. */
export const Announcement = z.object({
  note,
  /** Of the event as it was shown: what changed meanwhile is not decided about unseen. */
  version: wholeNumber(NUMBER_MAX),
});
export const Featuring = z.object({ featured: z.boolean() });
