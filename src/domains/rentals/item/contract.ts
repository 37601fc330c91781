import { z } from "zod";
import { requiredName } from "#src/domains/accounts/person/name-contract.ts";
import { GivenImage } from "#src/domains/media/contract.ts";
import { NOT_PLAIN, ONE_LINE, PLAIN_LINES } from "#src/shared/one-line.ts";
import {
  BufferMinutes,
  countFrom1,
  Day,
  Duration,
  NoticeMinutes,
  OpenHours,
  plainLines,
  RateCents,
  RequestKey,
  Seasons,
  StartStep,
  Units,
  wholeNumber,
} from "../availability/contract.ts";
import {
  MAX_DURATION_DEFAULT,
  MIN_DURATION_DEFAULT,
  RENTAL_SEASONS,
} from "../availability/limits-contract.ts";
import {
  CAPACITY_MAX,
  FEATURE_MAX_LENGTH,
  FEATURES_MAX,
  ITEM_DESCRIPTION_MAX_LENGTH,
  ITEM_IMAGES_MAX,
  ITEM_NAME_MAX_LENGTH,
  ITEMS_MAX,
  RENTAL_TYPES,
} from "./limits-contract.ts";

const words = (missing: string, max: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, { error: `At most ${max} characters.`, abort: true })
    .regex(PLAIN_LINES, NOT_PLAIN);

/** "Cooler, life vests" and ["Cooler", "life vests"] are the same. */
const separated = (given: unknown) =>
  typeof given === "string"
    ? given
        .split(",")
        .map((each) => each.trim())
        .filter((each) => each !== "")
    : given;

/** In the order and the spelling in which each came first. */
function eachOnce(texts: string[]): string[] {
  const first = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (!first.has(key)) first.set(key, text);
  }
  return [...first.values()];
}

const Features = z.preprocess(
  separated,
  z
    .array(
      words("Please write what it has.", FEATURE_MAX_LENGTH).regex(
        ONE_LINE,
        "Please write it on one line.",
      ),
    )
    .transform(eachOnce)
    .pipe(z.array(z.string()).max(FEATURES_MAX, `At most ${FEATURES_MAX} features.`)),
);
const Images = z.preprocess(
  separated,
  z.array(GivenImage).max(ITEM_IMAGES_MAX, `At most ${ITEM_IMAGES_MAX} photos.`),
);
/** The drawings of demo items, which may stay where they are. */
const DRAWING = /^\/art\/(?:place|rental)\/[a-z0-9/-]{1,60}\.svg$/;
const KeptImages = z.preprocess(
  separated,
  z
    .array(z.union([z.string().regex(DRAWING), GivenImage], "Please upload a picture."))
    .max(ITEM_IMAGES_MAX, `At most ${ITEM_IMAGES_MAX} photos.`),
);

const fields = {
  // Mails about bookings name it.
  name: requiredName("Please enter a name.", ITEM_NAME_MAX_LENGTH),
  description: words("Please describe it.", ITEM_DESCRIPTION_MAX_LENGTH),
  type: z.enum(RENTAL_TYPES, "Please choose a type."),
  pricePerHour: RateCents,
  pricePerDay: RateCents,
  capacity: wholeNumber(1, CAPACITY_MAX),
  quantity: Units,
  features: Features,
  images: Images,
  minBookingDuration: Duration,
  maxBookingDuration: Duration,
  requiresLicense: z.boolean(),
  availableSeasons: z.preprocess(separated, Seasons),
  openHours: OpenHours,
  bufferMinutes: BufferMinutes,
  noticeMinutes: NoticeMinutes,
  startStep: StartStep,
};

const MAX_BELOW_MIN = "The longest booking is at least as long as the shortest.";

const wholeItem = z.object({
  ...fields,
  type: fields.type.default("other"),
  quantity: fields.quantity.default(1),
  features: fields.features.default([]),
  images: fields.images.default([]),
  minBookingDuration: fields.minBookingDuration.default(MIN_DURATION_DEFAULT),
  maxBookingDuration: fields.maxBookingDuration.default(MAX_DURATION_DEFAULT),
  requiresLicense: fields.requiresLicense.default(false),
  availableSeasons: fields.availableSeasons.default(["all"]),
  openHours: fields.openHours.default("always"),
  bufferMinutes: fields.bufferMinutes.default(0),
  noticeMinutes: fields.noticeMinutes.default(0),
  startStep: fields.startStep.default(30),
  requestKey: RequestKey.optional(),
});

type Lengths = Record<"minBookingDuration" | "maxBookingDuration", number>;
const areInOrder = ({ minBookingDuration: min, maxBookingDuration: max }: Lengths) => max >= min;
const NOT_IN_ORDER = { path: ["maxBookingDuration"], message: MAX_BELOW_MIN };

export const NewRentalItem = wholeItem.refine(areInOrder, NOT_IN_ORDER);
/** All of one that stands already, as its form holds it. */
export const StandingRentalItem = wholeItem
  .extend({ images: KeptImages })
  .refine(areInOrder, NOT_IN_ORDER);
export type NewRentalItem = z.output<typeof NewRentalItem>;
export type NewRentalItemInput = z.input<typeof NewRentalItem>;

export const RentalItem = z.object({
  id: z.int(),
  businessId: z.int(),
  name: z.string(),
  description: z.string(),
  type: z.string(),
  /** Dollars: "45.00". */
  pricePerHour: z.string(),
  pricePerDay: z.string(),
  capacity: z.int(),
  quantity: z.int(),
  features: z.array(z.string()),
  images: z.array(z.string()),
  minBookingDuration: z.int(),
  maxBookingDuration: z.int(),
  requiresLicense: z.boolean(),
  availableSeasons: z.array(z.enum(RENTAL_SEASONS)),
  openHours: OpenHours,
  bufferMinutes: z.int(),
  noticeMinutes: z.int(),
  startStep: z.int(),
});
export type RentalItem = z.infer<typeof RentalItem>;

/** What an editor saw of what it changes: whatever somebody else changed meanwhile is not overwritten unseen. */
const ShownItem = RentalItem.omit({ id: true, businessId: true }).partial();

/** What is not named stays as it is. */
export const RentalItemChange = z
  .object({ ...fields, images: KeptImages })
  .partial()
  .extend({ shown: ShownItem.optional() })
  .refine(
    ({ minBookingDuration: min, maxBookingDuration: max }) => !min || !max || max >= min,
    NOT_IN_ORDER,
  );
export type RentalItemChange = z.output<typeof RentalItemChange>;
export type RentalItemChangeInput = z.input<typeof RentalItemChange>;

/** Days on which units of several items are not to be had. */
export const NewBlackout = z
  .object({
    rentalItemIds: z
      .array(countFrom1("Please choose what is closed."), "Please choose what is closed.")
      .min(1, "Please choose what is closed.")
      .max(ITEMS_MAX),
    firstDay: Day,
    lastDay: Day,
    /** Of each; without it, all. */
    quantity: Units.nullish().transform((units) => units ?? null),
    note: plainLines(200)
      .nullish()
      .transform((note) => note || null),
    requestKey: RequestKey.optional(),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ["lastDay"],
    message: "The last day is not before the first.",
  });
export type NewBlackout = z.output<typeof NewBlackout>;
export type NewBlackoutInput = z.input<typeof NewBlackout>;

export const Blackout = z.object({
  id: z.int(),
  rentalItemId: z.int(),
  firstDay: z.string(),
  lastDay: z.string(),
  quantity: z.int().nullable(),
  note: z.string().nullable(),
});
export type Blackout = z.infer<typeof Blackout>;
