import { without } from "./message-rules.ts";
import type { Needs, Slots } from "./question-contract.ts";
import {
  ACTIVITY_AMENITIES,
  AMENITY_WORDS,
  CATEGORY_HINTS,
  CATEGORY_NAMES,
  findPhrase,
} from "./word-lists.ts";

interface ReadNeeds {
  needs: Needs & Pick<Slots, "isBest" | "miles" | "unread">;
  /** What is left of the message. */
  rest: string;
}

const FEET_IN_METER = 3.280_84;
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = "(\\d+(?:\\.\\d+)?)";
const UNIT = "(feet|foot|ft|meters?|metres?|m)?";

const LEAST = "(?:(?:at least|a minimum of|minimum|more than|over) )?";

const DRAFTS = [
  new RegExp(
    `\\b${LEAST}${NUMBER} ?${UNIT} (?:of )?(?:draft|draught|depth|water|deep)\\b(?! beers?)`,
  ),
  new RegExp(
    `\\b(?:draft|draught|draws?|drawing|depth)(?: of| is| about| at least| over)* ${NUMBER} ?${UNIT}\\b`,
  ),
];
const PASSENGERS = new RegExp(
  `\\b(?:(?:for|with|of|up to|takes?|room for|party of|group of) )*${NUMBER} (?:people|persons?|passengers|guests|adults|anglers|of us|pax)\\b`,
);
/** Their pages say how many they take. */
const TAKES_PEOPLE = new Set(["charters", "captain-services"]);
const LENGTHS = [
  new RegExp(
    `\\b${NUMBER} ?${UNIT} (?:long )?(?:boat|sailboat|yacht|vessel|trawler|catamaran|cruiser|loa|long)\\b`,
  ),
  new RegExp(`\\b(?:boat|sailboat|yacht|loa|length)(?: of| is)+ ${NUMBER} ?${UNIT}\\b`),
];

/** What is wanted of a place: "dog friendly", "diesel", "6 feet of draft", "not expensive". */
export function readNeeds(message: string): ReadNeeds {
  const said = withDigits(message);
  const draft = readLength(said, DRAFTS);
  const length = readLength(draft.rest, LENGTHS);
  const miles = readMiles(length.rest);
  const fuel = readFuel(miles.rest);
  const amenities = readAmenities(fuel.rest);
  const prices = readPrices(amenities.rest);
  const category = readCategory(message, amenities.wanted);
  const people = readPeople(prices.rest, category);
  const unread = readUnread(people.rest);
  return {
    needs: {
      category,
      amenities: amenities.wanted,
      without: amenities.unwanted,
      fuel: fuel.value,
      draftFeet: draft.value,
      lengthFeet: length.value,
      passengers: people.value,
      unread: unread.value ?? [],
      prices: prices.value ?? [],
      isBest: /\b(best|top|highest|favou?rite)( rated)?\b/.test(said),
      miles: miles.value,
    },
    rest: withoutKind(without(unread.rest, ORDER)),
  };
}

/** In which order the found ones are wanted. */
const ORDER =
  /\b(best|top|highest|favou?rite|nearest|closest|most popular)( rated| ones?| place)?\b/;

function readPeople(said: string, category: string | null): Read<number> {
  const [, amount] = PASSENGERS.exec(said) ?? [];
  const isTold = category !== null && TAKES_PEOPLE.has(category);
  if (amount === undefined || !isTold) return { value: null, rest: said };
  return { value: Number(amount), rest: without(said, PASSENGERS) };
}

const UNREADABLE: readonly RegExp[] = [
  /\b(?:under|below|less than|over|above|more than|up to|at most|max(?:imum)?(?: of)?|around|about|for)? ?\$ ?\d+(?:\.\d+)?(?: (?:a|per) \w+)?/,
  /\b(?:under|below|less than|over|above|more than|up to|at most) \d+ (?:dollars|bucks|usd)(?: (?:a|per) \w+)?\b/,
  /\b\d+ ?(?:amps?|volts?)\b/,
  PASSENGERS,
];

/** Prices in dollars, amperes, seats: nobody entered them so that they could be looked for. */
function readUnread(said: string): Read<string[]> {
  let rest = said;
  const value: string[] = [];
  for (const words of UNREADABLE) {
    const found = words.exec(rest)?.[0];
    if (found === undefined) continue;
    value.push(found.trim());
    rest = without(rest, words);
  }
  return { value, rest };
}

const withoutKind = (said: string): string => {
  const kind = findPhrase(CATEGORY_NAMES, said) ?? findPhrase(CATEGORY_HINTS, said);
  return kind ? without(said, kind.words) : said;
};

const withDigits = (said: string): string =>
  said.replaceAll(
    new RegExp(`\\b(${NUMBERS.join("|")})(?= (?:feet|foot|ft|meters?|metres?|miles?))`, "g"),
    (word) => String(NUMBERS.indexOf(word)),
  );

interface Read<Value> {
  value: Value | null;
  rest: string;
}

function readLength(said: string, patterns: readonly RegExp[]): Read<number> {
  for (const pattern of patterns) {
    const [, amount, unit = "feet"] = pattern.exec(said) ?? [];
    if (amount === undefined) continue;
    const feet = Number(amount) * (unit.startsWith("m") ? FEET_IN_METER : 1);
    return { value: Math.round(feet * 10) / 10, rest: without(said, pattern) };
  }
  return { value: null, rest: said };
}

const MILES = new RegExp(
  `\\b(?:within|less than|under|in) ${NUMBER} ?(miles?|mi|nautical miles?|nm|km|kilometers?)(?: of| from)?\\b`,
);
const MILES_OF: readonly [RegExp, number][] = [
  [/^k/, 0.621],
  [/^n/, 1.151],
];

function readMiles(said: string): Read<number> {
  const [, amount, unit = "miles"] = MILES.exec(said) ?? [];
  if (amount === undefined) return { value: null, rest: said };
  const factor = MILES_OF.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
  const rest = said.replace(MILES, " near ");
  return { value: Math.min(Math.max(Math.round(Number(amount) * factor * 10) / 10, 1), 100), rest };
}

const FUEL_WORDS: readonly [RegExp, NonNullable<Slots["fuel"]>][] = [
  [/\b(ethanol free|non ethanol|rec 90)( (gas|gasoline|fuel))?\b/, "ethanol-free"],
  [/\bdiesel( fuel)?\b/, "diesel"],
  [/\b(gas|gasoline|petrol)( docks?)?\b/, "gas"],
  [/\b(fuel( docks?)?|fuel up|refuel)\b/, "any"],
];

function readFuel(said: string): Read<NonNullable<Slots["fuel"]>> {
  const found = FUEL_WORDS.find(([words]) => words.test(said) && !isDenied(said, words));
  return found ? { value: found[1], rest: without(said, found[0]) } : { value: null, rest: said };
}

const DENIAL =
  /\b(no|not|without|non|dont (want|need|like|allow)|doesnt (have|allow)|except|but no|avoid)( (a|an|any|the|allow|have|is|are|too|so|very))*\s*$/;

/** "no dogs", "without a pool". */
function isDenied(said: string, words: RegExp): boolean {
  const match = words.exec(said);
  return match !== null && DENIAL.test(said.slice(0, match.index));
}

function readAmenities(message: string) {
  let rest = message;
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const { words, value } of AMENITY_WORDS) {
    if (!words.test(rest) || [...wanted, ...unwanted].includes(value)) continue;
    (isDenied(rest, words) ? unwanted : wanted).push(value);
    rest = without(rest, words);
  }
  return { wanted, unwanted, rest };
}

function readCategory(said: string, amenities: readonly string[]): string | null {
  const named = findPhrase(CATEGORY_NAMES, said);
  if (named && !isDenied(said, named.words)) return named.value;
  if (amenities.some((amenity) => ACTIVITY_AMENITIES.has(amenity))) return null;
  const hinted = findPhrase(CATEGORY_HINTS, said);
  return hinted && !isDenied(said, hinted.words) ? hinted.value : null;
}

const PRICES: readonly [RegExp, string[]][] = [
  [
    /\b(cheap|cheaper|cheapest|inexpensive|budget|affordable|not (too |that |so |very )?expensive)\b/,
    ["$", "$$"],
  ],
  [/\b(fancy|upscale|expensive|luxury|luxurious|fine dining|high end)\b/, ["$$$", "$$$$"]],
];

function readPrices(said: string): Read<string[]> {
  const found = PRICES.find(([words]) => words.test(said));
  return found ? { value: found[1], rest: without(said, found[0]) } : { value: null, rest: said };
}
