import type { Candidate } from "./candidate-rules.ts";
import type { Activity, Interest } from "./limits-contract.ts";

/** What of a row speaks for a wish: its category, its amenities or tags, words of its name and text. */
interface Evidence {
  categories?: readonly string[];
  features?: readonly string[];
  /** Beginnings of words. */
  words: readonly string[];
}

export const ACTIVITY_EVIDENCE: Readonly<Record<Activity, Evidence>> = {
  Sailing: { categories: ["Sailing Race"], words: ["sail", "regatta", "schooner", "sloop"] },
  Fishing: {
    categories: ["Fishing Tournament"],
    features: ["Fishing Gear", "Bait & Tackle", "Fish Cleaning Station", "Fishing Licenses"],
    words: ["fishing", "angler", "tackle", "rockfish"],
  },
  Diving: { features: ["Scuba Diving"], words: ["scuba", "diving", "divers"] },
  Snorkeling: { features: ["Snorkeling"], words: ["snorkel"] },
  Kayaking: { features: ["Kayak Rental", "Kayak Launch"], words: ["kayak"] },
  Paddleboarding: { features: ["Paddleboard Rental"], words: ["paddleboard", "paddle board"] },
  "Boat Tours": {
    categories: ["charters"],
    features: ["Guided Tours", "Sunset Cruises", "Private Trips"],
    words: ["boat tour", "cruise", "sightseeing"],
  },
  "Marine Dining": {
    categories: ["restaurants"],
    features: ["Restaurant On Site", "Seafood Market"],
    words: ["seafood", "dock-and-dine", "crab house", "raw bar"],
  },
  "Waterfront Events": {
    categories: ["venues", "Boat Show", "Festival", "Recreation", "Networking Event"],
    words: ["festival", "boat show"],
  },
  "Beach Activities": {
    categories: ["sandbars"],
    features: ["Sandy Beach", "Picnic Area"],
    words: ["beach", "sandbar"],
  },
  "Wildlife Watching": {
    categories: ["Marine Conservation"],
    features: ["Wildlife Viewing"],
    words: ["wildlife", "dolphin", "manatee", "osprey", "birding", "whale watch"],
  },
  Photography: { features: ["Waterfront View"], words: ["photograph", "photo walk", "lighthouse"] },
  Swimming: { features: ["Swimming", "Pool", "Sandy Beach"], words: ["swim"] },
  Surfing: { features: ["Surfing", "Kiteboarding"], words: ["surf"] },
};

export const INTEREST_EVIDENCE: Readonly<Record<Interest, Evidence>> = {
  "Marine Wildlife": {
    categories: ["Marine Conservation"],
    features: ["Wildlife Viewing"],
    words: ["wildlife", "dolphin", "manatee", "turtle", "osprey", "whale"],
  },
  "Historical Sites": {
    words: ["histor", "museum", "lighthouse", "colonial", "heritage", "skipjack"],
  },
  "Local Cuisine": {
    categories: ["restaurants"],
    features: ["Seafood Market", "Restaurant On Site"],
    words: ["crab", "oyster", "local catch", "seafood"],
  },
  "Adventure Sports": {
    categories: ["watersports", "Watersports Competition"],
    features: ["Kiteboarding", "Wakeboarding", "Parasailing", "Jet Skis", "Surfing"],
    words: ["adventure", "kite", "wakeboard", "parasail"],
  },
  Photography: { features: ["Waterfront View"], words: ["photograph", "photo walk", "lighthouse"] },
  "Family Activities": {
    features: ["Kid Friendly", "Summer Camps", "Picnic Area", "Sandy Beach"],
    words: ["famil", "kids", "children"],
  },
  "Romantic Experiences": {
    features: ["Sunset Cruises", "Private Dining", "Wedding Packages", "Spa"],
    words: ["romantic", "sunset", "candle", "for two"],
  },
  Nightlife: {
    features: ["Full Bar", "Live Music", "Dance Floor", "Happy Hour"],
    words: ["nightlife", "live band", "late night"],
  },
  "Cultural Events": {
    categories: ["Festival"],
    features: ["Live Music"],
    words: ["festival", "concert", "art ", "culture", "maritime tradition"],
  },
  "Nature Conservation": {
    categories: ["Marine Conservation"],
    words: ["conservation", "cleanup", "clean-up", "restoration", "refuge", "preserve"],
  },
  Relaxation: {
    features: ["Spa", "Pool", "Waterfront View"],
    words: ["relax", "quiet", "peaceful"],
  },
  Learning: {
    categories: ["Education", "Training Workshop", "captain-services"],
    features: ["Lessons"],
    words: ["lesson", "workshop", "course", "learn", "museum"],
  },
};

/** A category, an amenity or the name says it plainly; a word of the description only hints at it. */
const PLAIN = 1;
const HINT = 0.5;

const holdsWord = (text: string, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(`(?<![a-z])${word}`).test(text));

/** 0 where nothing of the row speaks for it. Each field counts once, however often it says it. */
function evidenceFor(candidate: Candidate, { categories, features, words }: Evidence): number {
  if (categories?.includes(candidate.category)) return PLAIN;
  if (features?.some((feature) => candidate.features.includes(feature))) return PLAIN;
  const plain = [candidate.title, ...candidate.features].join("\n").toLowerCase();
  if (holdsWord(plain, words)) return PLAIN;
  return holdsWord(candidate.description.toLowerCase(), words) ? HINT : 0;
}

export interface Match<Wish extends string> {
  wish: Wish;
  strength: number;
}

/** Which of the wishes the row speaks for, the plainest first. */
export function matchesOf<Wish extends string>(
  candidate: Candidate,
  wishes: readonly Wish[],
  evidence: Readonly<Record<Wish, Evidence>>,
): Match<Wish>[] {
  return wishes
    .map((wish) => ({ wish, strength: evidenceFor(candidate, evidence[wish]) }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength);
}
