import { findCategory } from "#src/domains/directory/listing/category-contract.ts";

/** What the category of rentals businesses is called. */
export const CATEGORY_NAME = findCategory("rentals")?.name ?? "Rentals";

export const RENTAL_TYPES = [
  "boat",
  "kayak",
  "jet-ski",
  "paddle-board",
  "fishing-gear",
  "other",
] as const;
export type RentalType = (typeof RENTAL_TYPES)[number];

export const RENTAL_TYPE_NAMES: Readonly<Record<RentalType, string>> = {
  boat: "Boat",
  kayak: "Kayak",
  "jet-ski": "Jet Ski",
  "paddle-board": "Paddle Board",
  "fishing-gear": "Fishing Gear",
  other: "Other",
};

/** How to ask a business that answers no requests. */
export interface OtherWays {
  phone: string | null;
  website: string | null;
}

export const ITEM_CREATED = "Rental item created successfully";
export const ITEM_NOT_CREATED = "Failed to create rental item";
/** Of a form that is sent again with other words: what it added stands as it was. */
export const ITEM_KEY_USED = "item_key_used";
/** And when that is rented no longer. */
export const ITEM_KEY_OF_REMOVED = "item_removed";

/** Of a form that would overwrite what somebody else has saved since it was opened. */
export const ITEM_CHANGED = "item_changed";

export const BLACKOUT_KEY_USED = "blackout_key_used";

export const CAPACITY_MAX = 500;
export const ITEM_NAME_MAX_LENGTH = 120;
export const ITEM_DESCRIPTION_MAX_LENGTH = 4000;
export const ITEM_IMAGES_MAX = 10;
export const FEATURES_MAX = 30;
export const FEATURE_MAX_LENGTH = 60;
export const ITEMS_MAX = 200;
