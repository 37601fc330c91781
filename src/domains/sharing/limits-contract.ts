/** Without zod, so that pages can show them without loading a validator. */
export const PHOTOS_MAX = 10;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const HASHTAGS_MAX = 15;
export const HASHTAG_MAX_LENGTH = 50;
/** Of the tags that go out with a share. */
export const SHARE_HASHTAGS_MAX = 8;
export const TWITTER_TEXT_MAX = 240;
export const CAPTION_MAX_LENGTH = 2200;
export const NAME_MAX_LENGTH = 100;
export const COMPANIONS_MAX_LENGTH = 200;
export const DEFAULT_RATING = 5;
export const POPUP = { width: 600, height: 400 } as const;
export const COPIED_MILLISECONDS = 2000;
/** How many experiences a page of a listing shows at first. */
export const EXPERIENCES_SHOWN = 6;
export const EXPERIENCES_MAX = 60;

export const SHARE_PLATFORMS = ["facebook", "twitter", "instagram", "copy", "system"] as const;
export type SharePlatform = (typeof SHARE_PLATFORMS)[number];

/** "experience" is a day on the water that is about no listing. */
export const SHARED_TYPES = ["business", "event", "experience"] as const;

export const ACTIVITIES = [
  "Dining",
  "Fishing",
  "Sailing",
  "Swimming",
  "Kayaking",
  "Jet Skiing",
  "Boat Tour",
  "Sunset Cruise",
  "Marina Visit",
  "Event Attendance",
  "Boat Maintenance",
  "Socializing",
  "Photography",
  "Relaxing",
] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const MOODS = [
  "relaxed",
  "excited",
  "peaceful",
  "adventurous",
  "grateful",
  "thrilled",
] as const;
export type Mood = (typeof MOODS)[number];

export const WEATHERS = ["sunny", "partly-cloudy", "overcast", "breezy", "calm", "choppy"] as const;
export type Weather = (typeof WEATHERS)[number];
