import { denialLeft, isDenied, withDenial } from "./denial-rules.ts";
import { without } from "./message-rules.ts";
import type { Needs, Slots } from "./question-contract.ts";
import {
  ACTIVITY_AMENITIES,
  AMENITY_WORDS,
  CATEGORY_HINTS,
  CATEGORY_NAMES,
  DISHES,
} from "./word-lists.ts";

interface ReadNeeds {
  needs: Omit<Needs, "notIn"> & Pick<Slots, "isBest" | "miles" | "unread">;
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
  const vhf = readVhf(length.rest);
  const miles = readMiles(vhf.rest);
  const fuel = readFuel(miles.rest);
  const amenities = readAmenities(fuel.rest);
  const prices = readPrices(amenities.rest);
  const dish = readDish(prices.rest);
  const named = readCategory(message, amenities.wanted);
  const category = named ?? (dish.unwanted ? "restaurants" : null);
  const people = readPeople(dish.rest, category);
  const unread = readUnread(people.rest);
  const rest = withoutKind(without(unread.rest, ORDER));
  const denial = denialLeft(rest);
  return {
    needs: {
      category,
      amenities: amenities.wanted,
      without: [...amenities.unwanted, ...fuel.unwanted],
      vhf: vhf.value ?? [],
      dish: category === "restaurants" ? dish.wanted : null,
      withoutWords: dish.unwanted ? [dish.unwanted] : [],
      fuel: fuel.value,
      draftFeet: draft.value,
      lengthFeet: length.value,
      passengers: people.value,
      unread: [...(unread.value ?? []), ...(denial === null ? [] : [denial])],
      prices: prices.value ?? [],
      isBest: /\b(best|top|highest|favou?rite)( rated)?\b/.test(said),
      miles: miles.value,
    },
    rest: denial === null ? rest : rest.replace(denial, " ; "),
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
  const kind = wantedPhrase(CATEGORY_NAMES, said) ?? wantedPhrase(CATEGORY_HINTS, said);
  return kind ? without(said, kind.words) : said;
};

const wantedPhrase = (phrases: typeof CATEGORY_NAMES, said: string) =>
  phrases.find(({ words }) => words.test(said) && !isDenied(said, words)) ?? null;

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

/** "No diesel" leaves out nobody who sells gas: it stays with what could not be looked for. */
function readFuel(said: string) {
  const found = FUEL_WORDS.find(([words]) => words.test(said) && !isDenied(said, words));
  if (found) return { value: found[1], unwanted: [], rest: without(said, found[0]) };
  const denied = FUEL_WORDS.find(([words, kind]) => kind === "any" && words.test(said));
  if (!denied) return { value: null, unwanted: [], rest: said };
  return { value: null, unwanted: ["Fuel Dock"], rest: without(said, withDenial(denied[0])) };
}

const CHANNEL =
  /\b(?:vhf|channels?|ch)(?: (?:radio|channels?|ch))?((?: ?(?:and|or|\/|#)? ?\d{1,2}[ab]?\b)+)/;

/** "VHF 16/71" */
function readVhf(said: string): Read<string[]> {
  const [, channels] = CHANNEL.exec(said) ?? [];
  if (channels === undefined) return { value: null, rest: said };
  const value = channels.match(/\d+/g)?.map((channel) => String(Number(channel))) ?? [];
  return { value, rest: without(said, CHANNEL) };
}

/** A wanted dish is looked for as a word, one that is not wanted must not be spoken of. */
function readDish(said: string) {
  const [dish] = DISHES.exec(said) ?? [];
  if (dish === undefined) return { wanted: null, unwanted: null, rest: said };
  const isUnwanted = isDenied(said, DISHES);
  return {
    wanted: isUnwanted ? null : dish,
    unwanted: isUnwanted ? dish : null,
    rest: without(said, withDenial(DISHES)),
  };
}

function readAmenities(message: string) {
  let rest = message;
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const { words, value } of AMENITY_WORDS) {
    if (!words.test(rest) || [...wanted, ...unwanted].includes(value)) continue;
    (isDenied(rest, words) ? unwanted : wanted).push(value);
    rest = without(rest, withDenial(words));
  }
  return { wanted, unwanted, rest };
}

function readCategory(said: string, amenities: readonly string[]): string | null {
  const named = wantedPhrase(CATEGORY_NAMES, said);
  if (named) return named.value;
  if (amenities.some((amenity) => ACTIVITY_AMENITIES.has(amenity))) return null;
  return wantedPhrase(CATEGORY_HINTS, said)?.value ?? null;
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
  if (!found) return { value: null, rest: said };
  const [words, prices] = found;
  const meant = isDenied(said, words) ? PRICES.find((other) => other !== found)?.[1] : prices;
  return { value: meant ?? prices, rest: without(said, withDenial(words)) };
}
