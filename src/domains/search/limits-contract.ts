/** Without a schema, so that a page can use them without loading the validator. */
/** Beyond this, the total of a search for words is stated as "1,000+". */
export const COUNT_CAP = 1000;
export const RADIUS_MIN = 1;
export const RADIUS_MAX = 50;
export const RADIUS_DEFAULT = 10;
export const SUGGESTION_LIMIT = 8;
export const QUERY_MAX_LENGTH = 200;

export const SORTS = ["featured", "rating", "reviews", "name", "newest", "distance"] as const;
