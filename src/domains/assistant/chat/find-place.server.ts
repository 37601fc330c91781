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
import { findNamedSpecies } from "#src/domains/species/find-named-species.server.ts";
import { findStation } from "#src/domains/water/tide/find-tide-station.server.ts";
import type { Point } from "./draft.ts";
import { QUESTION_WORDS } from "./find-named.server.ts";
import { intentCue } from "./intent-rules.ts";
import { without } from "./message-rules.ts";
import type { Place } from "./question-contract.ts";
import { AREA_WORDS, NICKNAMES, NO_TOWNS, ORDINARY } from "./town-words.ts";
import {
  AMENITY_WORDS,
  CATEGORY_HINTS,
  CATEGORY_NAMES,
  findPhrase,
  GROUP_WORDS,
} from "./word-lists.ts";

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
  /** Named beside it: "Annapolis or Oxford". */
  others: Place[];
  isBetween: boolean;
  /** "not in Annapolis" */
  notIn: Place[];
  isHere: boolean;
  isNear: boolean;
  /** Asked for as a town, and known to nobody. */
  unknownTown: string | null;
  rest: string;
}

const HERE =
  /\b(near|around|close to|by|to|from|of|beside|with) (me|us)\b|\b((near|around|close to|by) )?(here|my (location|position|boat)|where i am)\b|\b(nearby|near by|close by|around here)\b/;
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

/** The places that a message names, and those that it leaves out. */
export async function findPlaceSaid(said: string, context: Context): Promise<FoundPlace> {
  const found = await findOnePlace(said, context);
  const named = found.place ?? found.choices[0];
  if (!named || found.said === null) return found;
  if (!isLeftOut(said, found.said)) return withOthers(said, found, context);
  const left = said.replace(leftOut(found.said), " ; ").replaceAll(/\s+/g, " ").trim();
  const elsewhere = await findPlaceSaid(left, { ...context, isNameAlone: false });
  const notIn = found.place ? [found.place] : found.choices;
  return { ...elsewhere, notIn: [...notIn, ...elsewhere.notIn] };
}

const PLACE_DENIAL = `(?:\\bbut )?(?:\\bnot|\\bexcept(?: for)?|\\bother than|\\b(?:any|every|no)(?:thing|where|place)? but|\\bexcluding|\\bbesides|\\bavoid(?:ing)?)(?: (?:in|near|at|around|the|from|anywhere))*`;
const leftOut = (name: string): RegExp => new RegExp(`${PLACE_DENIAL} ${name}\\b`);
const isLeftOut = (said: string, name: string): boolean => leftOut(name).test(said);

const OTHERS_MAX = 2;

/** Towns that stand right beside the one that was found. */
async function withOthers(said: string, found: Found, context: Context): Promise<FoundPlace> {
  let rest = found.rest;
  const names = [found.said ?? ""];
  const others: Place[] = [];
  if (found.place?.kind !== "town") return found;
  for (let count = 0; count < OTHERS_MAX; count += 1) {
    const next = await findBeside(said, names, context);
    if (!next) break;
    const other = next.choices.find(({ state }) => state === found.place?.state);
    const place = next.place ?? other ?? next.choices[0];
    if (place) others.push(place);
    rest = cut(rest, next.said);
    names.push(next.said);
  }
  const isBetween = others.length === 1 && /\bbetween\b/.test(said);
  return { ...found, others, isBetween, rest: without(rest, /\b(between|either)\b/) };
}

/** Beside one of those that are known already, behind it or before it. */
async function findBeside(said: string, names: readonly string[], context: Context) {
  for (const name of names)
    for (const { part, isAtItsEnd } of partsBeside(said, name)) {
      const town = await findTown(part, { ...context, isNameAlone: true });
      const isBeside = town && (isAtItsEnd ? part.endsWith(town.said) : part.startsWith(town.said));
      if (town && isBeside && !names.includes(town.said)) return town;
    }
  return null;
}

const JOINT = "(?:and|or|to|vs)(?: (?:in|near|around))?";

function partsBeside(said: string, name: string): { part: string; isAtItsEnd: boolean }[] {
  const behind = new RegExp(
    `\\b${name}(?: ;)? (?:;|${JOINT}) ([a-z]+(?: [a-z]+){0,3}(?: ; [a-z]{2}\\b)?)`,
  ).exec(said)?.[1];
  const before = new RegExp(
    `((?:[a-z]+ ){0,3}[a-z]+(?: ; [a-z]{2})?)(?: ;)? ${JOINT} ${name}\\b`,
  ).exec(said)?.[1];
  return [
    ...(behind ? [{ part: behind, isAtItsEnd: false }] : []),
    ...(before ? [{ part: before, isAtItsEnd: true }] : []),
  ];
}

interface Found extends FoundPlace {
  /** As it stands in the message. */
  said: string | null;
}

/** The town, state, region or ZIP code that a message names, in our data or in the gazetteer. */
async function findOnePlace(said: string, context: Context): Promise<Found> {
  const isNear = NEAR.test(said);
  const nothing = {
    place: null,
    choices: [],
    ...{ others: [], isBetween: false, notIn: [], said: null },
    isHere: false,
    isNear,
    unknownTown: null,
    rest: said,
  };
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
  if (region) {
    const name = region.toLowerCase();
    return { ...nothing, place: regionOf(region), said: name, rest: cut(said, name) };
  }
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
      said: state.key,
      rest: cut(said, state.key),
    };
  if (HERE.test(said)) return { ...nothing, isHere: true, isNear: true, rest: without(said, HERE) };
  const unknownTown = await unknownTownIn(said, context);
  return unknownTown === null
    ? nothing
    : {
        ...nothing,
        unknownTown,
        rest: without(said, new RegExp(`\\b(in|near) ${unknownTown}\\b`)),
      };
}

/** "in atlantis": a name at the end of what was said, which is no word of the grammar and no animal. */
async function unknownTownIn(said: string, { db }: Context): Promise<string | null> {
  const name = /\b(?:in|near) ([a-z]{3,}(?: [a-z]{3,}){0,2})(?= ;|$)/.exec(said)?.[1];
  if (!name || AREA_WORDS.test(name) || isVocabulary(name)) return null;
  const words = name.split(" ");
  if (words.some((word) => NO_TOWNS.test(word) || QUESTION_WORDS.has(word) || ORDINARY.test(word)))
    return null;
  return (await isSpecies(db, name)) ? null : name;
}

const isSpecies = async (db: Db, name: string): Promise<boolean> =>
  findPhrase(GROUP_WORDS, name) !== null ||
  (await findNamedSpecies(db, { name: null, texts: [name] })).length > 0;

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
  /** "in" or "near", which no time of day follows. */
  isAfterIn: boolean;
  /** The other words only ask. */
  isWholeName: boolean;
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
        isAfterIn: /^(in|near)$/.test(words[start - 1] ?? ""),
        isWholeName: [...words.slice(0, start), ...words.slice(start + length)].every(
          (word) =>
            word === ";" ||
            word === told ||
            QUESTION_WORDS.has(word) ||
            intentCue(word) !== null ||
            isVocabulary(word),
        ),
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
  said: string;
  rest: string;
}

async function findTown(said: string, context: Context): Promise<FoundTown | null> {
  const nickname = Object.keys(NICKNAMES).find((name) => new RegExp(`\\b${name}\\b`).test(said));
  if (nickname) {
    const [city = "", state = ""] = (NICKNAMES[nickname] ?? "").split(", ");
    const [town] = await townsCalled(city, state);
    if (town)
      return {
        place: { ...toPlace(town), name: city },
        choices: [],
        said: nickname,
        rest: cut(said, nickname),
      };
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
    if (await isOtherwiseMeant(span, context)) continue;
    const isMeant = own.length > 0 || (await isPlaceName(span, context));
    if (!isMeant) continue;
    const candidates = await candidatesOf(span, own, context);
    const rest = cut(said, span.whole);
    const told = { said: span.whole, rest };
    if (candidates.length === 1) return { place: candidates[0] ?? null, choices: [], ...told };
    if (candidates.length > 1) return { place: null, choices: candidates, ...told };
  }
  return null;
}

/** Our data write "St. Michaels", people "Saint Michaels". */
const shortened = (name: string): string => name.replace(/^saint /, "st ").replace(/^ft /, "fort ");

const VOCABULARY = [CATEGORY_NAMES, CATEGORY_HINTS, AMENITY_WORDS];
const isVocabulary = (name: string): boolean =>
  VOCABULARY.some((phrases) => findPhrase(phrases, name) !== null);

/** A word of every day or an animal, unless the message asks for it as a place. */
async function isOtherwiseMeant(span: Span, { db, isAnywhere }: Context): Promise<boolean> {
  if (span.state !== null || span.isAfterIn) return false;
  if (span.name.split(" ").every((word) => ORDINARY.test(word))) return true;
  return !isAnywhere && !span.isAfterPreposition && (await isSpecies(db, span.name));
}

/** A name of the gazetteer counts behind a preposition, with its state, or where only a name is expected. */
async function isPlaceName(span: Span, { isNameAlone }: Context): Promise<boolean> {
  const isAlone = isNameAlone && span.isWholeName;
  if (!span.isAfterPreposition && span.state === null && !isAlone) return false;
  const isOrdinary =
    isVocabulary(span.name) || span.name.split(" ").some((word) => NO_TOWNS.test(word));
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
