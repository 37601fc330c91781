import type { Facts } from "./choose-facts.ts";
import { COAST_WORDS } from "./data/coasts.ts";
import { COMMON_CLOSERS, COMMON_SCENES } from "./data/common-phrases.ts";
import { type Decks, pick } from "./deal.ts";
import { fillSlots, type Slots } from "./fill-slots.ts";
import type { Plan } from "./plan-listings.ts";

const NUMBERS = ["three", "four", "five", "six", "seven", "eight", "nine"];
const POINTS = { N: "north", E: "east", S: "south", W: "west" };

/** Everything a sentence about this business may mention. */
export function slotsOf(
  plan: Plan,
  names: Slots,
  facts: Facts,
  decks: Decks,
  random: () => number,
): Slots {
  const { town, place, kind } = plan;
  const words = COAST_WORDS[town.coast];
  const number = (low: number, high: number, step = 1) =>
    String(low + step * Math.floor((random() * (high - low)) / step));
  const dish = decks(words.dish).deal();
  return {
    ...names,
    water: place.water,
    view: "view" in place ? place.view : "",
    street: decks(town.streets).deal(),
    fish: decks(words.fish).deal(),
    bird: decks(words.bird).deal(),
    boat: decks(words.boat).deal(),
    boat2: decks(words.boat).deal(),
    dish,
    dish2: decks(words.dish).deal((other) => other !== dish),
    sweet: decks(words.sweet).deal(),
    season: decks(words.season).deal(),
    year: number(1946, 2009),
    year2: number(2012, 2022),
    oldYear: number(1796, 1888),
    n: pick(NUMBERS, random),
    count: String(facts.slips ?? number(60, 180, 4)),
    count2: number(8, 24),
    rooms:
      kind.id === "boutique"
        ? number(28, 64)
        : pick(["Nine", "Eleven", "Fourteen", "Eighteen", "Twenty-two", "Seven"], random),
    guests: number(80, 220, 10),
    passages: number(90, 480, 10),
    vhf: `channel ${String(facts.vhf ?? "16")
      .split(" / ")
      .at(-1)}`,
    depth: "depth" in place ? String(place.depth) : "",
    holding: "holding" in place ? place.holding : "",
    protection: "protection" in place ? shelterOf(place.protection) : "",
  };
}

/** Empty when it is sheltered all around, where a warning would make no sense. */
function shelterOf(points: readonly (keyof typeof POINTS)[]): string {
  if (points.length === 4) return "";
  const words = points.map((point) => POINTS[point]);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** The sentences of earlier descriptions, before their slots were filled, by category. */
export type Told = Map<string, Text[]>;

interface Text {
  sentences: ReadonlySet<string>;
  length: number;
}

/** What has no house has no steps to linger on. */
const AFLOAT = new Set(["charters", "captain-services"]);
const DRAFTS = 24;
const CLOSE = 0.25;

/** Of a few drafts the one that has least in common with what was written before. */
export function writeDescription(
  plan: Plan,
  slots: Slots,
  told: Told,
  decks: Decks,
  random: () => number,
): string {
  const earlier = told.get(plan.book.category) ?? [];
  told.set(plan.book.category, earlier);
  let best = textOf(chooseSentences(plan, slots, decks, random));
  let least = closest(best, earlier);
  for (let draft = 1; draft < DRAFTS && least > CLOSE; draft += 1) {
    const text = textOf(chooseSentences(plan, slots, decks, random));
    const shared = closest(text, earlier);
    if (shared < least) [best, least] = [text, shared];
  }
  earlier.push(best);
  return [...best.sentences].map((sentence) => fillSlots(sentence, slots)).join(" ");
}

const textOf = (sentences: string[]): Text => ({
  sentences: new Set(sentences),
  length: sentences.reduce((sum, sentence) => sum + sentence.length, 0),
});

/** The largest part of this text, or of an earlier one, that stands in both. */
function closest(text: Text, earlier: readonly Text[]): number {
  let most = 0;
  for (const other of earlier) {
    let shared = 0;
    for (const sentence of text.sentences) {
      if (other.sentences.has(sentence)) shared += sentence.length;
    }
    most = Math.max(most, shared / Math.min(text.length, other.length));
  }
  return most;
}

/** Three to five: what it is, what is good there, what one sees, what one should know. */
function chooseSentences(plan: Plan, slots: Slots, decks: Decks, random: () => number): string[] {
  const { book, kind, place } = plan;
  const isAfloat = "note" in place;
  const isOwnWay = isAfloat || AFLOAT.has(book.category) || kind.id === "event vessel";
  const used = new Set<string>();
  const next = (bank: readonly string[]): string => {
    const sentence = decks(bank).deal((one) => !repeats(one, used) && fits(one, slots));
    for (const slot of sentence.match(/\{\w+\}/g) ?? []) used.add(slot);
    return sentence;
  };
  const parts = [next(kind.leads), next(kind.details)];
  if (isAfloat) parts.push(place.note);
  const shape = random();
  if (!isAfloat && shape < 0.45) parts.push(next(kind.details));
  if (shape < 0.85) parts.push(next(isOwnWay || random() < 0.55 ? book.scenes : COMMON_SCENES));
  if (parts.length < 5 && (shape > 0.3 || parts.length < 4)) parts.push(next(book.practical));
  if (parts.length < 5 && (shape < 0.25 || shape > 0.7)) {
    parts.push(next(isOwnWay || random() < 0.6 ? book.closers : COMMON_CLOSERS));
  }
  return parts;
}

/** Names may come twice in one description; a view or a dish that comes twice shows the seams. */
const REPEATABLE = new Set([
  "{name}",
  "{water}",
  "{town}",
  "{first}",
  "{surname}",
  "{anchorage}",
  "{depth}",
]);

function repeats(sentence: string, used: Set<string>): boolean {
  return (sentence.match(/\{\w+\}/g) ?? []).some((slot) => used.has(slot) && !REPEATABLE.has(slot));
}

function fits(sentence: string, slots: Slots): boolean {
  const hasWords = (slot: string) => slots[slot] !== "" || !sentence.includes(`{${slot}}`);
  return hasWords("view") && hasWords("protection");
}
