import { z } from "zod";
import { Email } from "#src/domains/accounts/person/contract.ts";
import { Hours } from "#src/domains/hours/contract.ts";
import { GivenImage, VideoPath } from "#src/domains/media/contract.ts";
import { ONE_LINE } from "#src/shared/one-line.ts";
import { AMENITIES } from "../listing/amenity-contract.ts";
import { BoaterFacts } from "../listing/boater-facts-contract.ts";
import { CATEGORIES } from "../listing/category-contract.ts";
import { PriceRange } from "../listing/contract.ts";
import { STATES } from "../listing/state-contract.ts";

export const NAME_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 5000;
const ADDRESS_MAX_LENGTH = 200;
const CITY_MAX_LENGTH = 80;
const HOURS_MAX_LENGTH = 1000;
const WEBSITE_MAX_LENGTH = 300;
export const IMAGES_MAX = 10;
const VIDEOS_MAX = 5;
const AMENITIES_MAX = 80;
const AMENITY_MAX_LENGTH = 40;
const REASON_MAX_LENGTH = 1000;
const BULK_DELETE_MAX = 500;
/** What the public form offers; administrators may also choose the fourth. */
export const WIZARD_PRICE_RANGES = ["$", "$$", "$$$"] as const;

const tooLong = (max: number) => `At most ${max} characters.`;
/** One line of text that must be there. */
const line = (missing: string, max: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, { error: tooLong(max), abort: true })
    .regex(ONE_LINE, "Please write it on one line.");

const Description = z
  .string("Please describe the business.")
  .trim()
  .min(1, "Please describe the business.")
  .max(DESCRIPTION_MAX_LENGTH, tooLong(DESCRIPTION_MAX_LENGTH));

const CATEGORY_IDS = CATEGORIES.map(({ id }) => id) as [string, ...string[]];
const CategoryId = z.enum(CATEGORY_IDS, "Please choose a category.");

const State = z
  .string("Please choose a state.")
  .trim()
  .toUpperCase()
  .refine((given) => Object.hasOwn(STATES, given), "Please choose a state.");

const ZipCode = z
  .string("Please enter the ZIP code.")
  .trim()
  .min(1, "Please enter the ZIP code.")
  .regex(/^\d{5}(-\d{4})?$/, "A ZIP code has five digits, such as 21401.");

const digitsOf = (given: string) => given.replaceAll(/\D/g, "");
const isPhone = (given: string) => /^1?\d{10}$/.test(digitsOf(given));
const NO_PHONE = "Please enter the phone number with its area code.";

const PhoneText = z
  .string("Please enter the phone number.")
  .trim()
  .max(40, tooLong(40))
  .regex(/^[\d\s()+./-]*(?:(?:ext|x)\.?\s*\d{1,6})?$/i, NO_PHONE);
const withoutExtension = (given: string) => given.replace(/(?:ext|x).*$/i, "");
const Phone = PhoneText.min(1, "Please enter the phone number.").refine(
  (given) => isPhone(withoutExtension(given)),
  NO_PHONE,
);

/** Empty is nothing: the column is null then. */
const orNothing = <Given extends z.ZodType>(schema: Given) =>
  z.preprocess(
    (given) => (typeof given === "string" && given.trim() === "" ? null : given),
    schema.nullable(),
  );

const Website = z
  .string()
  .trim()
  .max(WEBSITE_MAX_LENGTH, tooLong(WEBSITE_MAX_LENGTH))
  .refine(isWebUrl, "Please enter a valid address, such as https://example.com.");

function isWebUrl(given: string): boolean {
  if (!/^https?:\/\/[^\s/]\S*$/i.test(given) || !URL.canParse(given)) return false;
  const address = new URL(given);
  return address.username === "" && address.password === "" && address.hostname.includes(".");
}

const NO_HOURS = "Please give the hours of operation.";
export const HoursText = line(NO_HOURS, HOURS_MAX_LENGTH);
const isTooLong = (given: unknown) =>
  typeof given === "string" && given.trim().length > HOURS_MAX_LENGTH;

/** As people write it, or as the editor knows it; text that cannot be understood is shown as written. */
const HoursGiven = z.union([HoursText, Hours], {
  error: ({ input }) => (isTooLong(input) ? tooLong(HOURS_MAX_LENGTH) : NO_HOURS),
});

const NO_COORDINATE = "This is no coordinate.";

const Coordinate = (limit: number) =>
  orNothing(
    z
      .union([z.string().trim().max(30, NO_COORDINATE), z.number()], NO_COORDINATE)
      .transform(Number)
      .pipe(z.number(NO_COORDINATE).min(-limit).max(limit)),
  );

const CANONICAL = new Map(AMENITIES.map((name) => [name.toLowerCase(), name]));

/** Tags of the catalogue in its own spelling, others as written; blanks and repetitions are dropped. */
const Amenities = z
  .array(
    z
      .string()
      .trim()
      .max(AMENITY_MAX_LENGTH, tooLong(AMENITY_MAX_LENGTH))
      .regex(/^[^\p{Cc}<>]*$/u, "Please leave out special characters."),
  )
  .max(AMENITIES_MAX * 2, `At most ${AMENITIES_MAX} amenities.`)
  .transform((given) => [
    ...new Set(given.filter(Boolean).map((name) => CANONICAL.get(name.toLowerCase()) ?? name)),
  ])
  .pipe(z.array(z.string()).max(AMENITIES_MAX, `At most ${AMENITIES_MAX} amenities.`));

const Images = z
  .array(GivenImage)
  .max(IMAGES_MAX, `Maximum ${IMAGES_MAX} images allowed per business.`);
/** The drawings of the demo listings, which may stay where they are. */
const DRAWING = /^\/art\/place\/[a-z-]{1,40}\/\d{1,6}\/\d{1,2}\.svg$/;
const KeptImages = z
  .array(z.union([z.string().regex(DRAWING), GivenImage], "Please upload a picture."))
  .max(IMAGES_MAX, `Maximum ${IMAGES_MAX} images allowed per business.`);
const Videos = z.array(VideoPath).max(VIDEOS_MAX, `At most ${VIDEOS_MAX} videos.`);

/** The rules of each field, for the wizard, the API and imports alike. */
export const LISTING_FIELDS = {
  name: line("Please enter the name of the business.", NAME_MAX_LENGTH),
  description: Description,
  category: CategoryId,
  address: line("Please enter the street address.", ADDRESS_MAX_LENGTH),
  city: line("Please enter the city.", CITY_MAX_LENGTH),
  state: State,
  zipCode: ZipCode,
  phone: Phone,
  email: orNothing(Email),
  website: orNothing(Website),
  hours: HoursGiven,
  priceRange: PriceRange,
  amenities: Amenities,
  facts: BoaterFacts,
  images: Images,
  videos: Videos,
  latitude: Coordinate(90),
  longitude: Coordinate(180),
};

const HALF_POSITION = { path: ["longitude"], message: "Give both coordinates." };

function hasWholePosition(given: { latitude?: unknown; longitude?: unknown }): boolean {
  return (given.latitude ?? null) === null || (given.longitude ?? null) === null
    ? (given.latitude ?? null) === (given.longitude ?? null)
    : true;
}

/** What people may not set on their own is not here and so is ignored. */
export const NewBusiness = z
  .object({
    ...LISTING_FIELDS,
    email: LISTING_FIELDS.email.default(null),
    website: LISTING_FIELDS.website.default(null),
    priceRange: PriceRange.default("$$"),
    amenities: Amenities.default([]),
    facts: BoaterFacts.default({}),
    images: Images.default([]),
    videos: Videos.default([]),
    latitude: LISTING_FIELDS.latitude.default(null),
    longitude: LISTING_FIELDS.longitude.default(null),
    /** Honoured for administrators, whose listings may be live at once. */
    isActive: z.boolean().optional().catch(undefined),
  })
  .refine(hasWholePosition, HALF_POSITION);
export type NewBusiness = z.output<typeof NewBusiness>;
export type NewBusinessInput = z.input<typeof NewBusiness>;

export const ListingStatus = z.enum(["pending", "live", "inactive"]);
export type ListingStatus = z.infer<typeof ListingStatus>;

export const FeaturedLevel = z.object({
  featuredLevel: z.int("The level is 0, 1, 2 or 3.").min(0).max(3),
});

const hasOneLevel = (given: { isFeatured?: boolean; featuredLevel?: number }): boolean =>
  given.isFeatured === undefined ||
  given.featuredLevel === undefined ||
  given.isFeatured === given.featuredLevel > 0;

/** Any of the fields; the last four are for administrators alone. */
export const BusinessChange = z
  .object({
    ...LISTING_FIELDS,
    images: KeptImages,
    // A sandbar has no phone.
    phone: z.union([z.literal(""), Phone], NO_PHONE),
    isActive: z.boolean(),
    status: ListingStatus,
    featuredLevel: FeaturedLevel.shape.featuredLevel,
    isFeatured: z.boolean(),
  })
  .partial()
  .extend({
    /** As it was read; another one since then is refused with 409. Going live takes it. */
    version: z.int().optional(),
  })
  .refine(hasWholePosition, HALF_POSITION)
  .refine(hasOneLevel, {
    path: ["isFeatured"],
    message: "A listing is featured when its featuredLevel is 1, 2 or 3.",
  });
export type BusinessChange = z.output<typeof BusinessChange>;
export type BusinessChangeInput = z.input<typeof BusinessChange>;

const Reason = z
  .string()
  .trim()
  .max(REASON_MAX_LENGTH, tooLong(REASON_MAX_LENGTH))
  .nullable()
  .optional();

export const Removal = z.object({
  reason: Reason,
  /** As it was read, when what it says is the reason; another one since then is refused with 409. */
  version: z.int().optional(),
});
export type Removal = z.infer<typeof Removal>;
export const BulkRemoval = z.object({
  ids: z
    .array(z.int().positive().max(2_147_483_647))
    .min(1, "Please select businesses to delete.")
    .max(BULK_DELETE_MAX, `At most ${BULK_DELETE_MAX} at once.`),
  reason: Reason,
});
export type BulkRemoval = z.infer<typeof BulkRemoval>;
export const BulkRemovalAnswer = z.object({ success: z.int(), failed: z.int() });
export type BulkRemovalAnswer = z.infer<typeof BulkRemovalAnswer>;

/** What a place may be recognised by before it is listed twice. */
export const DuplicateRequest = z.object({
  name: z.string().trim().max(NAME_MAX_LENGTH).default(""),
  phone: z.string().trim().max(40).default(""),
  city: z.string().trim().max(CITY_MAX_LENGTH).default(""),
  state: z.string().trim().toUpperCase().max(2).default(""),
  zipCode: z.string().trim().max(10).default(""),
});
export type DuplicateRequest = z.output<typeof DuplicateRequest>;

export const Duplicate = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  phone: z.string(),
  reason: z.enum(["same phone", "similar name"]),
});
export type Duplicate = z.infer<typeof Duplicate>;

export const PositionRequest = z.object({
  city: z.string().trim().max(CITY_MAX_LENGTH).default(""),
  state: z.string().trim().toUpperCase().max(2).default(""),
  zipCode: z.string().trim().max(10).default(""),
});
export type PositionRequest = z.output<typeof PositionRequest>;

export const FoundPosition = z.object({
  position: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      /** Of what it is the middle. */
      of: z.enum(["ZIP code", "city"]),
    })
    .nullable(),
});
export type FoundPosition = z.infer<typeof FoundPosition>;

export const OwnSummary = z.object({
  businesses: z.int(),
  reviews: z.int(),
  /** Null without reviews. */
  averageRating: z.string().nullable(),
  /** Businesses of the person that rent, or did before they left the category rentals. */
  rentals: z.int(),
});
export type OwnSummary = z.infer<typeof OwnSummary>;
