import { without } from "./message-rules.ts";
import type { Slots } from "./question-contract.ts";
import {
  ACTIVITY_AMENITIES,
  AMENITY_WORDS,
  CATEGORY_HINTS,
  CATEGORY_NAMES,
  findPhrase,
} from "./word-lists.ts";

type Needs = Pick<
  Slots,
  | "category"
  | "amenities"
  | "without"
  | "fuel"
  | "draftFeet"
  | "lengthFeet"
  | "prices"
  | "isBest"
  | "miles"
>;

interface ReadNeeds {
  needs: Needs;
  /** What is left of the message. */
  rest: string;
}

const FEET_IN_METER = 3.280_84;
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = "(\\d+(?:\\.\\d+)?)";
const UNIT = "(feet|foot|ft|meters?|metres?|m)?";

const DRAFTS = [
  new RegExp(`\\b${NUMBER} ?${UNIT} (?:of )?(?:draft|draught|depth)\\b(?! beers?)`),
  new RegExp(`\\b(?:draft|draught|draws?|drawing|depth)(?: of| is| about)* ${NUMBER} ?${UNIT}\\b`),
  new RegExp(`\\bat least ${NUMBER} ?${UNIT} deep\\b`),
];
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
  return {
    needs: {
      category: readCategory(message, amenities.wanted),
      amenities: amenities.wanted,
      without: amenities.unwanted,
      fuel: fuel.value,
      draftFeet: draft.value,
      lengthFeet: length.value,
      prices: prices.value ?? [],
      isBest: /\b(best|top|highest|favou?rite)( rated)?\b/.test(said),
      miles: miles.value,
    },
    rest: withoutKind(prices.rest),
  };
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
    /\b(cheap|cheaper|inexpensive|budget|affordable|not (too |that |so |very )?expensive)\b/,
    ["$", "$$"],
  ],
  [/\b(fancy|upscale|expensive|luxury|luxurious|fine dining|high end)\b/, ["$$$", "$$$$"]],
];

function readPrices(said: string): Read<string[]> {
  const found = PRICES.find(([words]) => words.test(said));
  return found ? { value: found[1], rest: without(said, found[0]) } : { value: null, rest: said };
}
