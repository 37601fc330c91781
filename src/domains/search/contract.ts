import { z } from "zod";
import type { ListingCardFacts } from "#src/domains/directory/listing/card-contract.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import { Business, OpenState, PriceRange } from "#src/domains/directory/listing/contract.ts";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";
import { limitOr, offsetUpTo, Paging } from "#src/shared/paging.ts";
import { readArea } from "./area-contract.ts";
import { readCursor } from "./cursor-contract.ts";
import {
  QUERY_MAX_LENGTH,
  RADIUS_DEFAULT,
  RADIUS_MAX,
  RADIUS_MIN,
  SORTS,
  SUGGESTION_LIMIT,
} from "./limits-contract.ts";

export const Sort = z.enum(SORTS);
export type Sort = z.infer<typeof Sort>;

const CategoryId = z.enum(CATEGORIES.map(({ id }) => id) as [string, ...string[]]);

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

/** Read by a function that answers null for what makes no sense. */
const readBy = <T>(length: number, read: (text: string) => T | null, message: string) =>
  z
    .string()
    .max(length)
    .transform((given, context) => {
      const value = read(given);
      if (value !== null) return value;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

export const AreaText = readBy(
  100,
  readArea,
  "Four numbers: west, south, east, north, in degrees.",
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
  /** A box on the map: west, south, east, north. */
  area: AreaText.optional(),
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

const OFFSET_MAX = 10_000_000;

/** Lists of listings are as long as the directory, and can be followed instead of counted. */
const ListingPaging = Paging.extend({
  /** Counted from `after`, when it is given. */
  offset: offsetUpTo(OFFSET_MAX),
  /** `next` of an earlier answer: the list goes on there, however far that is, as fast as ever. */
  after: readBy(400, readCursor, "Give `next` of an earlier answer.").optional(),
});

const HAS_CONDITION = "Give a text, a category, a city, a position or an area.";
const CAN_SORT = "Sorting by distance needs a position.";

export const SearchRequest = SearchConditions.extend(ListingPaging.shape)
  .extend({ limit: limitOr(PAGE_SIZE) })
  .refine(hasBothCoordinates, { path: ["longitude"], message: "Give both coordinates." })
  .refine(canSort, { path: ["sort"], message: CAN_SORT })
  .refine(hasCondition, { path: ["q"], message: HAS_CONDITION });
export type SearchRequest = z.infer<typeof SearchRequest>;

export const ListRequest = SearchConditions.extend(ListingPaging.shape)
  .extend({
    featured: z.enum(["true", "false"]).optional(),
    /** These two are for administrators. */
    pending: z.enum(["true", "false"]).optional(),
    status: z.enum(["all", "pending", "live", "inactive"]).optional(),
    direction: z.enum(["asc", "desc"]).optional(),
  })
  .refine(hasBothCoordinates, { path: ["longitude"], message: "Give both coordinates." })
  .refine(canSort, { path: ["sort"], message: CAN_SORT });
export type ListRequest = z.infer<typeof ListRequest>;

type Place = { latitude?: number; longitude?: number };

function hasBothCoordinates({ latitude, longitude }: Place): boolean {
  return (latitude === undefined) === (longitude === undefined);
}

function canSort({ sort, latitude }: Place & { sort?: Sort }): boolean {
  return sort !== "distance" || latitude !== undefined;
}

type Named = { q?: string; category?: string; city?: string; location?: string; area?: object };

function hasCondition(search: Place & Named): boolean {
  const { q, category, city, location, latitude, area } = search;
  return Boolean(q || category || city || location || area || latitude !== undefined);
}

export const SearchResponse = z.object({
  businesses: z.array(Business),
  /** Exact without a text; with one up to `COUNT_CAP`, and `totalIsCapped` says that there are more. */
  totalCount: z.int(),
  totalIsCapped: z.boolean(),
  /** How many come before the first of these. */
  offset: z.int(),
  /** For `after`: where the list goes on; null at its end. */
  next: z.string().nullable(),
  searchType: z.enum(["location", "category", "text"]),
  /** What the search understood, when it differs from what was typed. */
  corrected: z.string().nullable(),
  /** No place has all the words: these have some of them, or others for the same. */
  isPartial: z.boolean(),
  /** What the city was taken for, when no town has exactly that name. */
  towns: z.array(z.string()),
});
export type SearchResponse = z.infer<typeof SearchResponse>;

/** What a page shows of an answer. */
export type FoundCards = Omit<SearchResponse, "businesses"> & { businesses: ListingCardFacts[] };

export const Suggestion = z.object({
  type: z.enum(["business", "city", "category"]),
  value: z.string(),
  displayText: z.string(),
  count: z.int().optional(),
  /** Of a place: what it is and where. */
  detail: z.string().optional(),
  /** Of a category or of words: only in this town. */
  city: z.string().optional(),
  /** Of a town: what is looked for there. */
  words: z.string().optional(),
  /** Of a single place: whether it is open, where its hours are understood. */
  openState: OpenState.optional(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const SuggestionRequest = z.object({
  q: text.default(""),
  limit: limitOr(SUGGESTION_LIMIT, SUGGESTION_LIMIT),
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
