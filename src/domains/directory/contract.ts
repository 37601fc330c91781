import { z } from "zod";
import { Signal } from "#src/domains/moderation/signal-contract.ts";
import { BoaterFacts } from "./boater-facts-contract.ts";
import { CATEGORIES } from "./category-contract.ts";
import {
  LIST_LIMIT,
  PAGE_SIZE,
  PRICE_RANGES,
  QUERY_MAX_LENGTH,
  RADIUS_DEFAULT,
  RADIUS_MAX,
  RADIUS_MIN,
  SORTS,
  SUGGESTION_LIMIT,
} from "./limits-contract.ts";

export const PriceRange = z.enum(PRICE_RANGES);
export type PriceRange = z.infer<typeof PriceRange>;

export const Sort = z.enum(SORTS);
export type Sort = z.infer<typeof Sort>;

const CategoryId = z.enum(CATEGORIES.map(({ id }) => id) as [string, ...string[]]);

export const OpenState = z.object({ isOpen: z.boolean(), text: z.string() });
export type OpenState = z.infer<typeof OpenState>;

/** One day of the coming week, in the listing's own time zone. */
export interface HoursRow {
  day: string;
  text: string;
  isToday: boolean;
  note: string | null;
}

export const Business = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  positionIsApproximate: z.boolean(),
  timeZone: z.string().nullable(),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  hours: z.string(),
  openState: OpenState.nullable(),
  priceRange: PriceRange,
  amenities: z.array(z.string()),
  facts: BoaterFacts,
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  featuredLevel: z.int().min(0).max(3),
  averageRating: z.string(),
  reviewCount: z.int(),
  /** Told to the owner and to administrators; null for everyone else. */
  ownerId: z.string().nullable(),
  ownerEmail: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Only for administrators: invented for demonstration. */
  isDemo: z.boolean().optional(),
  /** Only for its owner and for administrators. */
  status: z.enum(["pending", "live", "inactive"]).optional(),
  version: z.int().optional(),
  /** Fields of which the owner's change waits for a decision. */
  waitingFields: z.array(z.string()).optional(),
  /** Only for administrators; null for an anonymous one. */
  submitter: z.object({ name: z.string(), email: z.string() }).nullable().optional(),
  /** Only for administrators, of what waits: reasons to look twice. */
  signals: z.array(Signal).optional(),
  /** Only in answers to a search with a position. */
  distanceMiles: z.number().optional(),
});
export type Business = z.infer<typeof Business>;

const Coordinate = (limit: number) => z.coerce.number().min(-limit).max(limit);
const text = z.string().trim().max(QUERY_MAX_LENGTH, `At most ${QUERY_MAX_LENGTH} characters.`);
const list = z
  .string()
  .max(500)
  .transform((given) =>
    given
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean)
      .slice(0, 20),
  );

/** The conditions of every list: search, category, location, near me. All of them may be combined. */
export const SearchConditions = z.object({
  q: text.optional(),
  category: CategoryId.optional(),
  city: text.optional(),
  /** Part of a town's or a state's name, or the name of a region such as Chesapeake Bay. */
  location: text.optional(),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, "Two letters, such as MD.")
    .optional(),
  latitude: Coordinate(90).optional(),
  longitude: Coordinate(180).optional(),
  radius: z.coerce
    .number()
    .min(RADIUS_MIN, `The radius goes from ${RADIUS_MIN} to ${RADIUS_MAX} miles.`)
    .max(RADIUS_MAX, `The radius goes from ${RADIUS_MIN} to ${RADIUS_MAX} miles.`)
    .default(RADIUS_DEFAULT),
  priceRange: PriceRange.optional(),
  minRating: z.coerce.number().min(1).max(5).optional(),
  amenities: list.optional(),
  openNow: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  /** "fuel:diesel,dockDepth:6": a number means at least that much. */
  facts: list.optional(),
  sort: Sort.optional(),
});
export type SearchConditions = z.infer<typeof SearchConditions>;

/** The public reads on by searching; administrators page through everything there is. */
const OFFSET_MAX = 10_000;
const MANAGED_OFFSET_MAX = 1_000_000;

const Paging = (limit: number, offsetMax: number) =>
  z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .default(limit)
      .transform((n) => Math.min(n, LIST_LIMIT)),
    offset: z.coerce.number().int().min(0).max(offsetMax).default(0),
  });

/** One's own listings, a page at a time. */
export const OwnRequest = Paging(PAGE_SIZE, MANAGED_OFFSET_MAX);

export const OwnSummary = z.object({
  businesses: z.int(),
  reviews: z.int(),
  /** Null without reviews. */
  averageRating: z.string().nullable(),
});
export type OwnSummary = z.infer<typeof OwnSummary>;

const HAS_CONDITION = "Give a text, a category, a city or a position.";
const CAN_SORT = "Sorting by distance needs a position.";

export const SearchRequest = SearchConditions.extend(Paging(PAGE_SIZE, OFFSET_MAX).shape)
  .refine(hasBothCoordinates, { path: ["longitude"], message: "Give both coordinates." })
  .refine(canSort, { path: ["sort"], message: CAN_SORT })
  .refine(hasCondition, { path: ["q"], message: HAS_CONDITION });
export type SearchRequest = z.infer<typeof SearchRequest>;

export const ListRequest = SearchConditions.extend(Paging(LIST_LIMIT, MANAGED_OFFSET_MAX).shape)
  .extend({
    featured: z.enum(["true", "false"]).optional(),
    /** These two are for administrators. */
    pending: z.enum(["true", "false"]).optional(),
    status: z.enum(["all", "pending", "live", "inactive"]).optional(),
    direction: z.enum(["asc", "desc"]).optional(),
  })
  .refine(hasBothCoordinates, { path: ["longitude"], message: "Give both coordinates." })
  .refine(canSort, { path: ["sort"], message: CAN_SORT })
  .refine(({ offset, pending, status }) => offset <= OFFSET_MAX || pending === "true" || status, {
    path: ["offset"],
    message: `At most ${OFFSET_MAX}.`,
  });
export type ListRequest = z.infer<typeof ListRequest>;

type Place = { latitude?: number; longitude?: number };

function hasBothCoordinates({ latitude, longitude }: Place): boolean {
  return (latitude === undefined) === (longitude === undefined);
}

function canSort({ sort, latitude }: Place & { sort?: Sort }): boolean {
  return sort !== "distance" || latitude !== undefined;
}

type Named = { q?: string; category?: string; city?: string; location?: string };

function hasCondition(search: Place & Named): boolean {
  const { q, category, city, location, latitude } = search;
  return Boolean(q || category || city || location || latitude !== undefined);
}

export const SearchResponse = z.object({
  businesses: z.array(Business),
  /** Right up to `COUNT_CAP`; above it `totalIsCapped` says that there are more. */
  totalCount: z.int(),
  totalIsCapped: z.boolean(),
  searchType: z.enum(["location", "category", "text"]),
  /** What the search understood, when it differs from what was typed. */
  corrected: z.string().nullable(),
});
export type SearchResponse = z.infer<typeof SearchResponse>;

export const Suggestion = z.object({
  type: z.enum(["business", "city", "category"]),
  value: z.string(),
  displayText: z.string(),
  count: z.int().optional(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const SuggestionRequest = z.object({
  q: text.default(""),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .default(SUGGESTION_LIMIT)
    .transform((n) => Math.min(n, SUGGESTION_LIMIT)),
});

export interface CategoryStats {
  total: number;
  featured: number;
  averageRating: string | null;
  cities: { city: string; state: string; count: number }[];
}

export interface Destination {
  name: string;
  state: string;
  count: number;
}
