import { z } from "zod";
import { Signal } from "#src/domains/moderation/signal-contract.ts";
import { BoaterFacts } from "./boater-facts-contract.ts";
import { PRICE_RANGES } from "./limits-contract.ts";

export const PriceRange = z.enum(PRICE_RANGES);
export type PriceRange = z.infer<typeof PriceRange>;

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
  /** The owner's own words above it; null below the level that includes them. */
  customDescription: z.string().nullable(),
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
  /** Somebody pays for its level; otherwise administrators have given it. */
  isPaidPlacement: z.boolean(),
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
  /** What administrators have granted and what is paid for; the greater of the two is featuredLevel. */
  grantedLevel: z.int().optional(),
  paidLevel: z.int().optional(),
  /** Fields of which the owner's change waits for a decision. */
  waitingFields: z.array(z.string()).optional(),
  /** Only for administrators; null for an anonymous one. */
  submitter: z.object({ name: z.string(), email: z.string() }).nullable().optional(),
  /** Only for administrators, of what waits: reasons to look twice. */
  signals: z.array(Signal).optional(),
  /** Only in answers to a search: what a boater decides by; of what is old, the day it was last known. */
  cardFacts: z.array(z.object({ text: z.string(), since: z.iso.datetime().nullable() })).optional(),
  /** Only in answers to a search with a position. */
  distanceMiles: z.number().optional(),
});
export type Business = z.infer<typeof Business>;
