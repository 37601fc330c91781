import { z } from "zod";

/** What a message can be about. */
const INTENTS = [
  "emergency",
  "greeting",
  "help",
  "how-to",
  "private",
  "off-field",
  "unknown",
  "places",
  "listing",
  "events",
  "event",
  "species",
  "tide",
  "current",
  "sky",
  "weather",
] as const;
export type Intent = (typeof INTENTS)[number];

const TOPICS = [
  "claim",
  "add-business",
  "advertise",
  "points",
  "report-sighting",
  "stranded",
  "wrong-listing",
  "review",
  "add-event",
  "support",
  "identify",
  "plan-trip",
  "account",
  "saved",
  "rent",
  "export",
  "despair",
] as const;
export type Topic = (typeof TOPICS)[number];

/** What is asked of one listing or one species. */
const ASPECTS = [
  "summary",
  "hours",
  "phone",
  "address",
  "website",
  "email",
  "depth",
  "fuel",
  "vhf",
  "rating",
  "price",
  "amenities",
  "safety",
  "size",
  "diet",
  "habitat",
  "status",
  "where",
  "exactly-where",
  "eating",
  "keeping",
] as const;
export type Aspect = (typeof ASPECTS)[number];

const Day = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["today", "tomorrow", "past"]) }),
  /** Monday is 0. */
  z.object({ kind: z.literal("weekday"), weekday: z.int(), isNext: z.boolean() }),
  z.object({ kind: z.enum(["weekend", "week", "month"]), isNext: z.boolean() }),
  z.object({ kind: z.literal("named-month"), month: z.int(), year: z.int().nullable() }),
  /** "the second Tuesday of July"; -1 is the last, null none in particular. */
  z.object({
    kind: z.literal("weekday-of-month"),
    month: z.int(),
    weekday: z.int(),
    nth: z.int().nullable(),
  }),
  z.object({ kind: z.literal("year"), year: z.int() }),
  z.object({ kind: z.literal("date"), month: z.int(), day: z.int(), year: z.int().nullable() }),
  /** "February 30", as it was said. */
  z.object({ kind: z.literal("no-such-day"), said: z.string() }),
  z.object({ kind: z.literal("holiday"), holiday: z.string(), isWeekend: z.boolean() }),
]);
export type Day = z.output<typeof Day>;

/** As it was said; which moment that is depends on the clock of the place. */
const When = z.object({
  day: Day.nullable(),
  /** Of the day. */
  minute: z.int().nullable(),
  isNow: z.boolean(),
});
export type When = z.output<typeof When>;

const Place = z.object({
  kind: z.enum(["town", "state", "region"]),
  /** "Annapolis" */
  name: z.string(),
  /** "MD"; empty for a region. */
  state: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type Place = z.output<typeof Place>;

const FUELS = ["gas", "diesel", "ethanol-free", "any"] as const;

/** Everything that an answer is made of, besides the position of the visitor. */
const Slots = z.object({
  topic: z.enum(TOPICS).nullable(),
  aspect: z.enum(ASPECTS).nullable(),
  category: z.string().nullable(),
  amenities: z.array(z.string()),
  without: z.array(z.string()),
  fuel: z.enum(FUELS).nullable(),
  draftFeet: z.number().nullable(),
  lengthFeet: z.number().nullable(),
  /** So many have to find room. */
  passengers: z.number().nullable(),
  prices: z.array(z.string()),
  /** Channels that are listened to. */
  vhf: z.array(z.string()),
  /** Something to eat, which a page has to speak of. */
  dish: z.string().nullable(),
  /** Words of which a page must not speak. */
  withoutWords: z.array(z.string()),
  isBest: z.boolean(),
  miles: z.number().nullable(),
  isHere: z.boolean(),
  isNear: z.boolean(),
  place: Place.nullable(),
  /** Towns of one name, of which one has to be chosen. */
  choices: z.array(Place),
  /** Named beside the place. */
  others: z.array(Place),
  /** Between the place and the other one. */
  isBetween: z.boolean(),
  /** Everywhere but there. */
  notIn: z.array(Place),
  when: When.nullable(),
  listingIds: z.array(z.int()),
  eventId: z.int().nullable(),
  eventCategory: z.string().nullable(),
  speciesIds: z.array(z.int()),
  /** Of animals: "shark". */
  group: z.string().nullable(),
  /** Words that are looked for as they are. */
  words: z.string().nullable(),
  /** A name that nothing has. */
  unknownName: z.string().nullable(),
  /** A town that nobody knows. */
  unknownTown: z.string().nullable(),
  /** What was wanted and cannot be looked for. */
  unread: z.array(z.string()),
  /** Were shown before these. */
  passedIds: z.array(z.int()),
});
export type Slots = z.output<typeof Slots>;

/** What a place must have, so that it is one of those that were asked for. */
export type Needs = Pick<
  Slots,
  | "category"
  | "amenities"
  | "without"
  | "fuel"
  | "draftFeet"
  | "lengthFeet"
  | "passengers"
  | "prices"
  | "vhf"
  | "dish"
  | "withoutWords"
  | "notIn"
>;

export const needsOf = (slots: Needs): Needs => {
  const { category, amenities, without, fuel, draftFeet, lengthFeet, passengers, prices } = slots;
  const { vhf, dish, withoutWords, notIn } = slots;
  return {
    ...{ category, amenities, without, fuel, draftFeet, lengthFeet, passengers, prices },
    ...{ vhf, dish, withoutWords, notIn },
  };
};

export const Question = z.object({
  intent: z.enum(INTENTS),
  slots: Slots,
});
export type Question = z.output<typeof Question>;

export const NO_SLOTS: Slots = {
  ...{ topic: null, aspect: null, category: null, amenities: [], without: [], fuel: null },
  ...{
    draftFeet: null,
    lengthFeet: null,
    passengers: null,
    prices: [],
    vhf: [],
    dish: null,
    withoutWords: [],
    isBest: false,
    miles: null,
    isHere: false,
  },
  ...{ others: [], isBetween: false, notIn: [] },
  ...{ isNear: false, place: null, choices: [], when: null, listingIds: [], eventId: null },
  ...{
    eventCategory: null,
    speciesIds: [],
    group: null,
    words: null,
    unknownName: null,
    unknownTown: null,
    unread: [],
    passedIds: [],
  },
};
