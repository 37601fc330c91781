export const REVIEWS_PAGE = 20;
export const NAME_MAX_LENGTH = 80;
export const TITLE_MAX_LENGTH = 120;
export const CONTENT_MAX_LENGTH = 5000;
export const ANSWER_MAX_LENGTH = 3000;
export const REASON_MAX_LENGTH = 1000;
export const PHOTOS_MAX = 10;
export const VIDEOS_MAX = 3;
/** The picker of /reviews shows the first matches. */
export const PICKER_LIMIT = 10;

export const NO_RATING = "Please select a rating";
export const VISIT_IN_FUTURE = "The visit cannot be in the future.";

export const REVIEW_SORTS = ["newest", "oldest", "highest", "lowest", "helpful"] as const;
