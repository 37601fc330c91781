import { seededRandom } from "#src/shared/seeded-random.ts";
import { chooseAmenities, chooseFacts } from "./choose-facts.ts";
import { FIRST_NAMES, STEMS, SURNAMES } from "./data/names.ts";
import { createDecks, type Decks, pick } from "./deal.ts";
import type { DemoListing, ListingDraft } from "./demo-listing.ts";
import { capitalize, slugOf } from "./fill-slots.ts";
import { nameListing } from "./name-listing.ts";
import { placeListing } from "./place-listing.ts";
import { type Plan, planListings } from "./plan-listings.ts";
import { promote } from "./promote-listings.ts";
import { TOWNS } from "./towns.ts";
import { slotsOf, type Told, writeDescription } from "./write-description.ts";
import { writeHours } from "./write-hours.ts";

const SEED = "landfall-directory-1";
const DAY = 86_400_000;
const OLDEST_DAYS = 540;

let drafts: ListingDraft[] | undefined;

/** All demo listings. They are composed once and always alike; only their dates move with `now`. */
export function composeListings(now: Date): DemoListing[] {
  drafts ??= draftListings();
  return drafts.map((draft) => ({ ...draft, createdAt: new Date(now.getTime() - draft.age) }));
}

function draftListings(): ListingDraft[] {
  const random = seededRandom(SEED);
  const desk: Desk = {
    random,
    decks: createDecks(random),
    taken: new Set(),
    told: new Map(),
    phones: new Map(),
  };
  return promote(planListings(TOWNS).map((plan) => draftListing(plan, desk)));
}

interface Desk {
  random: () => number;
  decks: Decks;
  taken: Set<string>;
  told: Told;
  phones: Map<string, number>;
}

function draftListing(plan: Plan, desk: Desk): ListingDraft {
  const { random, decks, taken, told, phones } = desk;
  const { town, kind, book, place } = plan;
  const names = nameListing(
    plan,
    decks,
    { stems: STEMS, surnames: SURNAMES, firsts: FIRST_NAMES },
    taken,
  );
  const name = names.name ?? "";
  const amenities = chooseAmenities(plan, random);
  const facts = chooseFacts(plan, amenities, random);
  const slots = slotsOf(plan, names, facts, decks, random);
  const isAfloat = "depth" in place;
  const slug = slugOf(name);
  return {
    externalId: `demo-${slugOf(town.city)}-${slug}`,
    name,
    description: writeDescription(plan, slots, told, decks, random),
    category: book.category,
    address: isAfloat
      ? `${capitalize(place.water)}, off ${town.city}`
      : `${1 + Math.floor(random() * 480)} ${slots.street}`,
    city: town.city,
    state: town.state,
    zipCode: town.zip,
    phone: isAfloat ? "" : nextPhone(town.areaCodes, phones),
    email: isAfloat || random() < 0.12 ? null : `hello@${slug}.example.com`,
    website: isAfloat || random() < 0.15 ? null : `https://${slug}.example.com`,
    ...placeListing(plan, random),
    images: drawings(book.category, random),
    hoursText: writeHours(kind.hours, random),
    priceRange: pick(kind.prices, random),
    amenities,
    facts,
    status: "live",
    grantedLevel: 0,
    age: Math.floor((1 + random() ** 1.2 * OLDEST_DAYS) * DAY),
    isOfDemoOwner: false,
    plan,
    slots,
  };
}

/** Numbers 555-0100 to 555-0199 are set aside for fiction, a hundred in each area code. */
function nextPhone(areaCodes: readonly string[], phones: Map<string, number>): string {
  const used = (code: string) => phones.get(code) ?? 0;
  const [code] = [...areaCodes].sort((a, b) => used(a) - used(b));
  if (code === undefined) throw new Error("A town has no area code");
  phones.set(code, used(code) + 1);
  const line = (used(code) * 37) % 100;
  return `(${code}) 555-01${String(line).padStart(2, "0")}`;
}

function drawings(category: string, random: () => number): string[] {
  const seed = 1 + Math.floor(random() * 99_999);
  const count = 3 + Math.floor(random() * 3);
  return Array.from(
    { length: count },
    (_, variant) => `/art/place/${category}/${seed}/${variant}.svg`,
  );
}
