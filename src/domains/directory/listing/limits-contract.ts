/** Without a schema, so that a page can use them without loading the validator. */
/** Listings on a page of a list. */
export const PAGE_SIZE = 20;
export const HOME_FEATURED = 6;
export const CARD_AMENITIES = 3;

export const PRICE_RANGES = ["$", "$$", "$$$", "$$$$"] as const;
