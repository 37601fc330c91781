import { type Decks, pick } from "#src/domains/directory/manage/demo/deal.ts";
import type { DemoListing } from "#src/domains/directory/manage/demo/demo-listing.ts";
import { fillSlots } from "#src/domains/directory/manage/demo/fill-slots.ts";
import { KIND_PHRASES } from "./data/kind-phrases.ts";
import { BUSINESS_MOODS, MONTHS, TITLES, WATER_MOODS } from "./data/review-phrases.ts";
import { VISIT_PHRASES, type VisitPhrases } from "./data/visit-phrases.ts";

type Random = () => number;

const PHRASES = new Map<string, VisitPhrases>();

/** What guests of this kind say, and what those of the whole category do. */
function phrasesOf(kind: string, category: string): VisitPhrases {
  const known = PHRASES.get(kind);
  if (known) return known;
  const own = KIND_PHRASES[kind];
  const shared = own?.isAlone ? undefined : VISIT_PHRASES[category];
  const phrases = {
    visits: [...(own?.visits ?? []), ...(shared?.visits ?? [])],
    extras: [...(own?.extras ?? []), ...(shared?.extras ?? [])],
  };
  PHRASES.set(kind, phrases);
  return phrases;
}

/** The order of a few sentences in which people of this mood write. */
function outline(rating: number, { category, plan }: DemoListing, random: Random) {
  const mood = category === "sandbars" ? WATER_MOODS : BUSINESS_MOODS;
  const { visits, extras } = phrasesOf(plan.kind.id, category);
  const maybe = (share: number, bank: readonly string[]) => (random() < share ? [bank] : []);
  switch (rating) {
    case 5:
      return [
        ...maybe(0.65, visits),
        ...maybe(0.6, mood.praise),
        extras,
        ...maybe(0.3, extras),
        ...maybe(0.35, mood.returns),
      ];
    case 4:
      return [...maybe(0.6, visits), extras, mood.fine, ...maybe(0.25, extras)];
    case 3:
      return [...maybe(0.6, visits), mood.mixed, ...maybe(0.4, extras), ...maybe(0.35, mood.mixed)];
    default:
      return [...maybe(0.6, visits), mood.bad, ...maybe(0.55, mood.bad)];
  }
}

/** A title and a few sentences that fit the place and the stars; `said` is what others said there. */
export function writeReview(
  listing: DemoListing,
  rating: number,
  said: Set<string>,
  decks: Decks,
  random: Random,
): { title: string; content: string } {
  const { plan, slots } = listing;
  const words = {
    ...slots,
    like: decks(plan.kind.likes).deal(),
    gripe: decks(plan.kind.gripes).deal(),
    month: pick(MONTHS, random),
  };
  const used = new Set<string>();
  const sentences = outline(rating, listing, random).flatMap((bank) => {
    const sentence = decks(bank).dealOnly((one) => !said.has(one) && !clashes(one, used));
    if (sentence === undefined) return [];
    said.add(sentence);
    for (const slot of sentence.match(/\{\w+\}/g) ?? []) used.add(slot);
    return [fillSlots(sentence, words)];
  });
  const titles = TITLES[rating] ?? [];
  const wantsOwnTitle =
    rating === 5 && words.like.startsWith("the ") && words.like.length < 24 && random() < 0.25;
  const title = wantsOwnTitle ? "Come for {like}" : decks(titles).deal();
  return { title: fillSlots(title, words), content: sentences.join(" ") };
}

/** The same grievance twice in one review, or a month twice, gives the writer away. */
function clashes(sentence: string, used: Set<string>): boolean {
  return ["{like}", "{gripe}", "{month}"].some((slot) => used.has(slot) && sentence.includes(slot));
}
