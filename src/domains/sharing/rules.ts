import {
  type Activity,
  HASHTAG_MAX_LENGTH,
  HASHTAGS_MAX,
  type Mood,
  PHOTO_MAX_BYTES,
  PHOTOS_MAX,
  SHARE_HASHTAGS_MAX,
  TWITTER_TEXT_MAX,
  type Weather,
} from "./limits-contract.ts";

/** What a share control is about. */
export interface SharedItem {
  type: "business" | "event";
  id: number;
  name: string;
  /** "Annapolis, MD" */
  place: string;
  category: string | null;
  picture: string | null;
  /** The mean of its reviews, when it has any. */
  rating: number | null;
}

/** Under our own address: "/business/12", "/events/7". */
export const sharePath = ({ type, id }: Pick<SharedItem, "type" | "id">): string =>
  type === "business" ? `/business/${id}` : `/events/${id}`;

/** The page that shows an experience. */
export const aboutPath = ({ businessId, eventId }: About): string =>
  eventId === null ? `/business/${businessId}` : `/events/${eventId}`;

/** What an experience is about: one of both. */
export interface About {
  businessId: number | null;
  eventId: number | null;
}

export const shareSentence = ({ name, place }: Pick<SharedItem, "name" | "place">): string =>
  `${name} in ${place}, found on Landfall.`;

export const facebookLink = (url: string, quote: string): string =>
  `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote })}`;

export const twitterLink = (url: string, text: string): string =>
  `https://twitter.com/intent/tweet?${new URLSearchParams({ text: cutForTwitter(text), url })}`;

/** By characters as people count them, so that no emoji is torn apart. */
function cutForTwitter(text: string): string {
  const letters = [...text];
  if (letters.length <= TWITTER_TEXT_MAX) return text;
  return `${letters
    .slice(0, TWITTER_TEXT_MAX - 1)
    .join("")
    .trimEnd()}…`;
}

const BASE_TAGS = ["Landfall", "WaterfrontLife", "BoatLife", "OnTheWater"];

const CATEGORY_TAGS = new Map<string, readonly string[]>([
  ["restaurants", ["DockAndDine", "WaterfrontDining", "Seafood", "Foodie", "DinnerWithAView"]],
  ["charters", ["BoatCharter", "Sailing", "FishingCharter", "DayOnTheWater"]],
  ["marinas", ["MarinaLife", "Marina", "Boating", "DockLife"]],
  ["sandbars", ["SandbarLife", "Anchorage", "SandbarSunday", "DropTheHook"]],
  ["watersports", ["WaterSports", "Kayaking", "Paddleboarding", "Adventure"]],
  ["venues", ["WaterfrontVenue", "WaterfrontWedding", "EventVenue"]],
  ["captain-services", ["Captain", "LicensedCaptain", "Seamanship"]],
  ["rentals", ["BoatRental", "JetSki", "RentABoat"]],
  ["hotels", ["WaterfrontHotel", "Getaway", "StayByTheWater"]],
  ["outdoor-stores", ["BoatGear", "FishingGear", "Outdoors"]],
]);

/** What goes out with a share, without "#": the base tags, then those of the category. */
export function shareHashtags(category?: string | null): string[] {
  const own = CATEGORY_TAGS.get(category ?? "") ?? [];
  return [...BASE_TAGS, ...own].slice(0, SHARE_HASHTAGS_MAX);
}

export const hashtagLine = (tags: readonly string[]): string =>
  tags.map((tag) => `#${tag}`).join(" ");

/** "#dock & dine" → "dockdine"; null when nothing is left of it. */
function readHashtag(text: string): string | null {
  const tag = [...text.replaceAll(/[^\p{L}\p{N}_]/gu, "")].slice(0, HASHTAG_MAX_LENGTH).join("");
  return tag === "" ? null : tag;
}

/** Each tag once, whatever its case, and never more than fit. */
export function addHashtag(tags: readonly string[], text: string): string[] {
  const tag = readHashtag(text);
  const isKnown = tags.some((one) => one.toLowerCase() === tag?.toLowerCase());
  return !tag || isKnown || tags.length >= HASHTAGS_MAX ? [...tags] : [...tags, tag];
}

/** What is typed in the dialog, photos apart. */
export interface ExperienceDraft {
  caption: string;
  rating: number;
  location: string;
  companions: string;
  activity: Activity | "";
  mood: Mood | "";
  weather: Weather | "";
  hashtags: readonly string[];
}

export const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  sunny: "Sunny",
  "partly-cloudy": "Partly cloudy",
  overcast: "Overcast",
  breezy: "Breezy",
  calm: "Calm water",
  choppy: "Choppy water",
};

/** What is stored may be older than the list of words. */
export const weatherText = (weather: string): string =>
  Object.entries(WEATHER_WORDS).find(([word]) => word === weather)?.[1] ?? weather;

const starLine = (rating: number): string => "★".repeat(rating) + "☆".repeat(5 - rating);

/** The words of a share: what was written, the facts of the day, the tags. */
export function buildCaption(draft: ExperienceDraft, tags: readonly string[]): string {
  return [draft.caption.trim(), factLines(draft), hashtagLine(tags)].filter(Boolean).join("\n\n");
}

function factLines(draft: ExperienceDraft): string {
  const { activity, location, companions, mood, weather, rating } = draft;
  const place = location.trim();
  const where = activity && place ? `${activity} at ${place}` : activity || place;
  const day = [mood && `Feeling ${mood}`, weather && WEATHER_WORDS[weather]].filter(Boolean);
  return [
    [starLine(rating), where].filter(Boolean).join(" "),
    companions.trim() && `With ${companions.trim()}`,
    day.join(" · "),
  ]
    .filter(Boolean)
    .join("\n");
}

export const buildTwitterText = (draft: ExperienceDraft): string =>
  cutForTwitter(buildCaption(draft, draft.hashtags.slice(0, SHARE_HASHTAGS_MAX)));

interface GivenFile {
  type: string;
  size: number;
}

export interface SortedPhotos<Given> {
  taken: Given[];
  /** No picture, or too large. */
  skipped: Given[];
  /** Good ones for which there is no room. */
  surplus: Given[];
}

export function sortPhotos<Given extends GivenFile>(
  files: readonly Given[],
  already: number,
): SortedPhotos<Given> {
  const isPhoto = ({ type, size }: Given) => type.startsWith("image/") && size <= PHOTO_MAX_BYTES;
  const photos = files.filter(isPhoto);
  const room = Math.max(0, PHOTOS_MAX - already);
  return {
    taken: photos.slice(0, room),
    skipped: files.filter((file) => !isPhoto(file)),
    surplus: photos.slice(room),
  };
}
