import type { Db } from "#src/db/client.server.ts";
import { findRegion, REGIONS } from "#src/domains/directory/listing/place-rules.ts";
import { milesBetween } from "#src/domains/directory/listing/position-rules.ts";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import { listEvents } from "#src/domains/events/event/queries.server.ts";
import {
  type CalledTown,
  townOfZip,
  townsCalled,
} from "#src/domains/places/towns-called.server.ts";
import { findTownsNamed } from "#src/domains/search/towns-named.server.ts";
import { findStation } from "#src/domains/water/tide/find-tide-station.server.ts";
import type { Point } from "./draft.ts";
import { without } from "./message-rules.ts";
import type { Place } from "./question-contract.ts";
import { AMENITY_WORDS, CATEGORY_HINTS, CATEGORY_NAMES, findPhrase } from "./word-lists.ts";

interface Context {
  db: Db;
  here: Point | null;
  /** The water and the sky are everywhere: towns without listings count, too. */
  isAnywhere: boolean;
  /** Nothing but a name is expected. */
  isNameAlone: boolean;
}

export interface FoundPlace {
  place: Place | null;
  /** Towns of one name, of which one has to be chosen. */
  choices: Place[];
  isHere: boolean;
  isNear: boolean;
  rest: string;
}

const HERE =
  /\b(near|around|close to|by)? ?(me|here|my (location|position|boat)|us|where i am)\b|\b(nearby|near by|close by|around here)\b/;
const NEAR =
  /\b(near|nearby|around|close to|closest to|nearest|closest|outside|within \S+ miles|by)\b/;
const WORDS_MAX = 60;
const NAME_WORDS_MAX = 4;

const STATE_WORDS = Object.entries(STATES).map(([code, name]) => ({
  code,
  name,
  key: name.toLowerCase(),
}));
const stateOf = (word: string): string | undefined =>
  STATE_WORDS.find(({ code, key }) => key === word || code.toLowerCase() === word)?.code;

const NICKNAMES: Readonly<Record<string, string>> = {
  "florida keys": "Marathon, FL",
  "the keys": "Marathon, FL",
  "kent island": "Stevensville, MD",
  "tilghman island": "Tilghman, MD",
  "st pete": "St. Petersburg, FL",
  "ft myers beach": "Fort Myers Beach, FL",
  "ft lauderdale": "Fort Lauderdale, FL",
};

/** The town, state, region or ZIP code that a message names, in our data or in the gazetteer. */
export async function findPlaceSaid(said: string, context: Context): Promise<FoundPlace> {
  const isNear = NEAR.test(said);
  const nothing = { place: null, choices: [], isHere: false, isNear, rest: said };
  const zip = /\b(\d{5})\b/.exec(said)?.[1];
  const zipTown = zip ? await townOfZip(zip) : null;
  if (zipTown)
    return {
      ...nothing,
      place: toPlace(zipTown),
      isNear: true,
      rest: without(said, /\b(in |near |around )?\d{5}\b/),
    };
  const region = REGIONS.find((name) => said.includes(name.toLowerCase()));
  if (region) return { ...nothing, place: regionOf(region), rest: cut(said, region.toLowerCase()) };
  const town = await findTown(said, context);
  if (town) return { ...nothing, ...town };
  const state = STATE_WORDS.find(({ key }) => new RegExp(`\\b${key}\\b`).test(said));
  if (state)
    return {
      ...nothing,
      place: {
        kind: "state",
        name: state.name,
        state: state.code,
        latitude: null,
        longitude: null,
      },
      rest: cut(said, state.key),
    };
  if (HERE.test(said)) return { ...nothing, isHere: true, isNear: true, rest: without(said, HERE) };
  return nothing;
}

const cut = (said: string, name: string): string =>
  without(
    said,
    new RegExp(`\\b(?:in|near|around|at|of|for|from|by|to|off|on)? ?(?:the )?${name}\\b`),
  );

const regionOf = (name: string): Place => ({
  ...{ kind: "region", name: findRegion(name) ?? name, state: "", latitude: null, longitude: null },
});

const toPlace = ({ city, state, latitude, longitude }: CalledTown): Place => ({
  ...{ kind: "town", name: city, state, latitude, longitude },
});

interface Span {
  /** As the search writes names of towns. */
  name: string;
  state: string | null;
  /** With the state, as it stands in the message. */
  whole: string;
  isAfterPreposition: boolean;
}

const PREPOSITION = /^(in|near|around|at|for|from|by|off|outside)$/;

/** Every two to four neighbouring words, the longest first, each with the state that may follow. */
function spansOf(said: string): Span[] {
  const parts = said.split(";").map((part) => part.split(/\s+/).filter(Boolean));
  const words = parts.flatMap((part) => [...part, ";"]).slice(0, WORDS_MAX);
  const spans: Span[] = [];
  for (let length = NAME_WORDS_MAX; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const named = words.slice(start, start + length);
      if (named.some((word) => word === ";" || !/^[a-z]/.test(word))) continue;
      const [next = "", after = "", third = ""] = words.slice(start + length);
      const beyond = next === ";" ? [after, third] : [next, after];
      const two = stateOf(beyond.join(" "));
      const one = stateOf(beyond[0] ?? "");
      const told = two
        ? beyond.join(" ")
        : one && !isOrdinaryWord(beyond[0] ?? "", next === ";")
          ? beyond[0]
          : null;
      const name = named.join(" ");
      spans.push({
        name,
        state: told ? (stateOf(told) ?? null) : null,
        whole: told ? `${name}${next === ";" ? " ; " : " "}${told}` : name,
        isAfterPreposition: PREPOSITION.test(words[start - 1] ?? ""),
      });
    }
  return spans;
}

/** Two letters that are also a word mean a state only behind a comma: "in", "me", "or", "ok". */
const isOrdinaryWord = (word: string, isBehindComma: boolean): boolean =>
  !isBehindComma && /^(in|me|or|ok|hi|oh|la|pa|de|ma|id|co|al)$/.test(word);

interface FoundTown {
  place: Place | null;
  choices: Place[];
  rest: string;
}

async function findTown(said: string, context: Context): Promise<FoundTown | null> {
  const nickname = Object.keys(NICKNAMES).find((name) => said.includes(name));
  if (nickname) {
    const [city = "", state = ""] = (NICKNAMES[nickname] ?? "").split(", ");
    const [town] = await townsCalled(city, state);
    if (town)
      return { place: { ...toPlace(town), name: city }, choices: [], rest: cut(said, nickname) };
  }
  const spans = spansOf(said);
  const ours = await findTownsNamed(context.db, [
    ...new Set(spans.flatMap(({ name }) => [name, shortened(name)])),
  ]);
  for (const span of spans) {
    const own = ours.filter(
      ({ key, state }) =>
        (key === span.name || key === shortened(span.name)) &&
        (span.state === null || span.state === state),
    );
    const isMeant = own.length > 0 || (await isPlaceName(span, context));
    if (!isMeant) continue;
    const candidates = await candidatesOf(span, own, context);
    const rest = cut(said, span.whole);
    if (candidates.length === 1) return { place: candidates[0] ?? null, choices: [], rest };
    if (candidates.length > 1) return { place: null, choices: candidates, rest };
  }
  return null;
}

/** Our data write "St. Michaels", people "Saint Michaels". */
const shortened = (name: string): string => name.replace(/^saint /, "st ").replace(/^ft /, "fort ");

const NO_TOWNS =
  /^(the|a|an|my|our|your|this|that|it|dinner|lunch|breakfast|sale|rent|fun|free|boat|boats|fishing|water|bay|beach|dock|docks|marina|marinas|sunday|night|home|work|sea|shore|island|harbor|harbour|river|town|city|high|low|mobile|love|best|good)$/;

const VOCABULARY = [CATEGORY_NAMES, CATEGORY_HINTS, AMENITY_WORDS];

/** A name of the gazetteer counts behind a preposition, with its state, or where only a name is expected. */
async function isPlaceName(span: Span, { isNameAlone }: Context): Promise<boolean> {
  if (!span.isAfterPreposition && span.state === null && !isNameAlone) return false;
  const isVocabulary = VOCABULARY.some((phrases) => findPhrase(phrases, span.name) !== null);
  const isOrdinary = isVocabulary || span.name.split(" ").some((word) => NO_TOWNS.test(word));
  if ((isOrdinary || stateOf(span.name)) && span.state === null) return false;
  return (await townsCalled(span.name, span.state)).length > 0;
}

/** A name that this many times more ZIP codes have is meant, unless somebody says otherwise. */
const DOMINANT = 5;
const STATION_MILES = 5;
const REGION_MILES = 75;

async function candidatesOf(
  span: Span,
  own: readonly { city: string; state: string }[],
  context: Context,
): Promise<Place[]> {
  const called = await townsCalled(span.name, span.state);
  const near = called.filter(
    (town) => context.here && milesBetween(context.here, town) <= REGION_MILES,
  );
  const named = (town: CalledTown): Place => {
    const known = own.find(({ state }) => state === town.state);
    return known ? { ...toPlace(town), name: known.city } : toPlace(town);
  };
  if (near.length === 1 && near[0]) return [named(near[0])];
  if (own.length === 0) return mostLikely(called).map(toPlace);
  const states = new Set([
    ...own.map(({ state }) => state),
    ...(await eventStates(context.db, span.name)),
  ]);
  const known = called.filter(({ state }) => states.has(state)).map(named);
  if (known.length !== 1 || !context.isAnywhere || span.state !== null) return known.slice(0, 2);
  const zips = called.find(({ state }) => state === known[0]?.state)?.zips ?? 1;
  const rivals = called.filter(
    ({ state, zips: theirs }) => !states.has(state) && theirs * DOMINANT >= zips,
  );
  const ashore = await Promise.all(
    rivals.map(async (rival) => ((await findStation(rival))?.distanceMiles ?? 99) <= STATION_MILES),
  );
  return [...known, ...rivals.filter((_, index) => ashore[index]).map(toPlace)].slice(0, 2);
}

function mostLikely(called: readonly CalledTown[]): CalledTown[] {
  const [largest, second] = called;
  if (!largest || !second || largest.zips >= second.zips * DOMINANT) return called.slice(0, 1);
  return [largest, second];
}

/** Events are in towns without listings, too. */
async function eventStates(db: Db, name: string): Promise<string[]> {
  const { items } = await listEvents(db, { city: name, radius: 25, limit: 20, offset: 0 });
  return items.flatMap(
    ({ state }) => STATE_WORDS.find((known) => known.name === state)?.code ?? [],
  );
}
