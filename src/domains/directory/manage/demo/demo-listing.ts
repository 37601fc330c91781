import type { Facts } from "./choose-facts.ts";
import type { Slots } from "./fill-slots.ts";
import type { Plan } from "./plan-listings.ts";

export interface ListingDraft {
  externalId: string;
  name: string;
  description: string;
  category: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string;
  email: string | null;
  website: string | null;
  latitude: number;
  longitude: number;
  images: string[];
  hoursText: string;
  priceRange: string;
  amenities: string[];
  facts: Facts;
  status: "pending" | "live" | "inactive";
  grantedLevel: number;
  /** In milliseconds, when the demo data is loaded. */
  age: number;
  isOfDemoOwner: boolean;
  /** Which of the demo accounts sent it in, if any. */
  submitter?: "reviewer" | "organizer" | null;
  /** What the texts were made of; reviews are written from the same. */
  plan: Plan;
  slots: Slots;
}

export type DemoListing = ListingDraft & { createdAt: Date };
