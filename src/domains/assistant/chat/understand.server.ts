import { loadListings } from "#src/domains/directory/listing/load-listings.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Cited } from "./contract.ts";
import { isDenied } from "./denial-rules.ts";
import type { Point } from "./draft.ts";
import { isEmergency, isInDespair } from "./emergency-rules.ts";
import {
  findNamedEvent,
  findNamedListings,
  type NamedListing,
  phrasesOf,
} from "./find-named.server.ts";
import { findPlaceSaid } from "./find-place.server.ts";
import { readBareSpecies, readSpecies } from "./find-species.server.ts";
import { further, mergeSlots, nearer } from "./follow-up-rules.ts";
import {
  asksForHelp,
  aspectOf,
  intentCue,
  isFollowUp,
  isGreeting,
  isOffField,
  isPrivate,
  looksForPlace,
  ordinalIn,
  pointsBack,
  speciesAspectOf,
  topicOf,
  wantsMore,
  wantsNearer,
} from "./intent-rules.ts";
import { toSaid, wordsIn } from "./message-rules.ts";
import {
  type Intent,
  NO_SLOTS,
  type Place,
  type Question,
  type Slots,
} from "./question-contract.ts";
import { readNeeds } from "./read-needs.ts";
import { readWhen } from "./read-when.ts";
import { CATEGORY_NAMES, EVENT_CATEGORY_WORDS, findPhrase } from "./word-lists.ts";

/** What an earlier answer left. */
export interface Memory {
  question: Question;
  shown: Cited[];
}

interface Asked {
  services: Pick<Services, "db">;
  message: string;
  here: Point | null;
  memory: Memory | null;
}

const WATER: readonly Intent[] = ["tide", "current", "sky", "weather"];
const question = (intent: Intent, slots: Partial<Slots> = {}): Question => ({
  intent,
  slots: { ...NO_SLOTS, ...slots },
});

/** What a message asks for, with what was asked before it. */
export async function understand(asked: Asked): Promise<Question> {
  const said = toSaid(asked.message);
  if (isInDespair(said)) return question("emergency", { topic: "despair" });
  if (isEmergency(said)) return question("emergency");
  if (isGreeting(said)) return question("greeting");
  if (asksForHelp(said)) return question("help");
  const bare = await bareSpecies(said, asked);
  if (bare) return bare;
  const topic = topicOf(said);
  if (topic) return question("how-to", { topic, ...(await placeOf(said, asked, true)) });
  if (isPrivate(said)) return question("private");
  if (isOffField(said)) return question("off-field");
  return understandSearch(said, asked);
}

/** A name alone, unless a town is waited for. */
async function bareSpecies(said: string, { services, memory }: Asked): Promise<Question | null> {
  if ((memory?.question.slots.choices.length ?? 0) > 0) return null;
  const id = await readBareSpecies(services.db, said);
  if (id === null) return null;
  const before = memory?.question;
  const aspect = before?.intent === "species" ? before.slots.aspect : null;
  return question("species", { speciesIds: [id], aspect: aspect ?? "summary" });
}

async function placeOf(said: string, { services, here, memory }: Asked, isAnywhere: boolean) {
  const isAsking = (memory?.question.slots.choices.length ?? 0) > 0;
  const isNameAlone = isAsking || wordsIn(said).length <= 3;
  const { place, isHere } = await findPlaceSaid(said, {
    ...{ db: services.db, here, isAnywhere, isNameAlone },
  });
  return { place, isHere };
}

/** "closed on Sunday", "not open now": nobody is looked for by that. */
const ASKS_CLOSED = /\b(closed|not open|arent open|isnt open|dont open)\b/;

async function understandSearch(said: string, asked: Asked): Promise<Question> {
  const { services, here, memory } = asked;
  const { when, rest: timeless } = readWhen(said);
  const cue = intentCue(timeless);
  const named = await findNamed(services, timeless);
  const isAsking = (memory?.question.slots.choices.length ?? 0) > 0;
  const found = await findPlaceSaid(timeless, {
    ...{ db: services.db, here, isAnywhere: cue !== null && WATER.includes(cue) },
    isNameAlone: isAsking || wordsIn(timeless).length <= 3,
  });
  const { needs, rest } = readNeeds(found.rest);
  const { place, choices, others, isBetween, notIn, isHere, isNear, unknownTown } = found;
  const aspect = aspectOf(timeless);
  const where = { place, choices, others, isBetween, notIn, isHere, isNear, unknownTown };
  const slots: Slots = { ...NO_SLOTS, ...needs, ...where, when, aspect };
  const read = { said, timeless, slots, cue, rest, asked };

  const own = named.filter(
    ({ city, state }) =>
      named.length === 1 ||
      !place ||
      place.kind !== "town" ||
      (place.name === city && place.state === state),
  );
  const listing =
    own[0] && (!cue || intentCue(toSaid(own[0].name)) === cue || !WATER.includes(cue)) ? own : [];
  if (listing.length > 0) return aboutListing(read, listing.map(({ id }) => id).slice(0, 3));
  const event = await eventIn(read);
  if (event) return event;
  if (cue && WATER.includes(cue)) return aboutWater(read, cue, own[0]?.id ?? null);
  const back = backTo(read);
  if (back) return back;
  const species = await readSpecies(services.db, said, found.rest);
  if (species) return aboutSpecies(read, species);
  if (cue === "events") return aboutEvents(read);
  return aboutPlaces(read);
}

/** A name is looked for in the whole message first, then without what is wanted of the place. */
async function findNamed({ db }: Asked["services"], timeless: string): Promise<NamedListing[]> {
  const whole = await findNamedListings(db, timeless);
  if (whole.length > 0) return whole;
  const { rest } = readNeeds(timeless);
  return rest === timeless ? [] : findNamedListings(db, rest);
}

interface Read {
  said: string;
  timeless: string;
  slots: Slots;
  cue: Intent | null;
  /** What nobody understood. */
  rest: string;
  asked: Asked;
}

const aboutListing = ({ slots }: Read, listingIds: number[]): Question =>
  question("listing", {
    ...slots,
    aspect: slots.aspect ?? "summary",
    listingIds,
    place: null,
    choices: [],
  });

async function eventIn({ said, slots, cue, asked }: Read): Promise<Question | null> {
  const isAsked =
    cue === "events" || /\b(when|what time|tickets?|register|sign up|held|event)\b/.test(said);
  const eventId = isAsked ? await findNamedEvent(asked.services.db, said) : null;
  return eventId === null ? null : question("event", { when: slots.when, eventId });
}

async function aboutWater(
  { slots, said, asked }: Read,
  intent: Intent,
  listingId: number | null,
): Promise<Question> {
  const { memory, services } = asked;
  const { place, choices, others, isHere, when, unknownTown } = slots;
  const isSaid = place !== null || choices.length > 0 || isHere || unknownTown !== null;
  const [shown] = memory?.shown ?? [];
  const pointed = pointsBack(said) && shown?.kind === "listing" ? shown.id : null;
  const at = listingId ?? (isSaid ? null : pointed);
  const there = at === null ? null : await placeOfListing(services, at);
  const before = memory?.question.slots.place ?? null;
  const last = memory?.question;
  const keepsDay =
    last?.intent === intent ? isSaid : !isSaid && last && WATER.includes(last.intent);
  const words = intent === "sky" && !/\bsun|dark|dawn|dusk|light\b/.test(said) ? "moon" : null;
  return question(intent, {
    words,
    ...{ place: place ?? there ?? (isSaid ? null : before), choices, others, isHere, unknownTown },
    when: when ?? (keepsDay ? (last?.slots.when ?? null) : null),
  });
}

async function placeOfListing({ db }: Pick<Services, "db">, id: number): Promise<Place | null> {
  const [row] = await loadListings(db, [id]);
  if (row?.status !== "live" || row.latitude === null || row.longitude === null) return null;
  const { name, state, latitude, longitude } = row;
  return { kind: "town", name, state, latitude, longitude };
}

/** "the second one's phone?", "is it open on Sunday?" */
function backTo({ said, slots, cue, asked }: Read): Question | null {
  const { memory } = asked;
  const ordinal = ordinalIn(said);
  if (cue || slots.place) return null;
  if (!memory) return ordinal !== null && slots.aspect ? question("unknown", slots) : null;
  const isBack = ordinal !== null || (pointsBack(said) && !slots.category);
  const meant =
    ordinal === null ? memory.shown : [memory.shown.at(ordinal)].filter((one) => one !== undefined);
  const kind = meant[0]?.kind;
  if (ordinal !== null && kind === undefined) return question("unknown", { aspect: "summary" });
  const asksMore =
    slots.aspect !== null ||
    slots.when !== null ||
    ordinal !== null ||
    kind === "species" ||
    kind === "event";
  if (!isBack || !asksMore || kind === undefined) return null;
  const ids = meant.filter((each) => each.kind === kind).map(({ id }) => id);
  if (kind === "species")
    return question("species", { speciesIds: ids.slice(0, 1), aspect: speciesAspectOf(said) });
  if (kind === "event")
    return question("event", {
      eventId: ids[0] ?? null,
      when: slots.when ?? memory.question.slots.when,
    });
  return question("listing", {
    ...slots,
    when: slots.when ?? null,
    aspect: slots.aspect ?? (slots.when ? "hours" : "summary"),
    listingIds: ids.slice(0, 3),
  });
}

type ReadSpecies = NonNullable<Awaited<ReturnType<typeof readSpecies>>>;

function aboutSpecies({ said, slots, asked }: Read, { speciesIds, group }: ReadSpecies): Question {
  const before = asked.memory?.question;
  const aspect = speciesAspectOf(said);
  const goesOn = before?.intent === "species" && isFollowUp(said) && aspect === "summary";
  return question("species", {
    ...{ speciesIds, group, place: slots.place, others: slots.others },
    ...{ isHere: slots.isHere, when: slots.when },
    aspect: goesOn ? before.slots.aspect : aspect === "summary" && slots.place ? "where" : aspect,
  });
}

function aboutEvents({ said, slots, asked }: Read): Question {
  const kind = findPhrase(EVENT_CATEGORY_WORDS, said);
  const eventCategory = kind && !isDenied(said, kind.words) ? kind.value : null;
  const before = asked.memory?.question;
  const isHeld = before?.intent === "events" && isFollowUp(said);
  const own = { ...slots, eventCategory, category: null, amenities: [], fuel: null };
  return question(
    "events",
    isHeld
      ? mergeSlots(before.slots, own)
      : { ...own, place: slots.place ?? inherited(slots, asked) },
  );
}

/** The town of the talk, where none is said. */
const inherited = ({ choices, isHere, place }: Slots, { memory, here }: Asked): Place | null =>
  place || choices.length > 0 || isHere || here ? null : (memory?.question.slots.place ?? null);

function aboutPlaces(asking: Read): Question {
  const read = ASKS_CLOSED.test(asking.said) ? withoutTime(asking) : asking;
  const { said, slots, asked, rest } = read;
  const { memory } = asked;
  const asksNeeds = Boolean(
    slots.category ||
      slots.amenities.length ||
      slots.without.length ||
      slots.fuel ||
      slots.draftFeet ||
      slots.lengthFeet ||
      slots.prices.length ||
      slots.vhf.length ||
      slots.notIn.length,
  );
  const hasPlace = slots.place !== null || slots.choices.length > 0 || slots.isHere;
  const strange = strangeName(read);
  if (strange) return question("listing", { aspect: slots.aspect, unknownName: strange });
  if (slots.unknownTown !== null) return question("places", slots);
  if (memory && goesOnFrom(read, asksNeeds, hasPlace)) return goOn(read, memory, asksNeeds);
  if (/\bhow far\b/.test(said)) return question("unknown");
  const leftover = phrasesOf(rest)[0] ?? null;
  if (!asksNeeds && slots.unread.length > 0) return question("unknown", { unread: slots.unread });
  if (asksNeeds && !(slots.aspect && leftover && isName(leftover) && !looksForPlace(said)))
    return question("places", {
      ...slots,
      place: slots.place ?? inherited(slots, asked),
      unread: [...slots.unread, ...unheardIn(rest)],
    });
  if (slots.aspect === "summary" && leftover && !hasPlace)
    return question("unknown", { unknownName: leftover });
  if (slots.aspect && leftover && isName(leftover) && !hasPlace)
    return question("listing", { ...slots, unknownName: leftover });
  const isOpenAsked = slots.aspect === "hours" && (slots.when !== null || /\bopen\b/.test(said));
  if (hasPlace && (!leftover || isOpenAsked)) return question("places", slots);
  if (isOpenAsked && !leftover && looksForPlace(said)) return question("places", slots);
  if (leftover && looksForPlace(said))
    return question("places", {
      ...slots,
      words: leftover,
      place: slots.place ?? inherited(slots, asked),
    });
  return question("unknown", { unknownName: slots.aspect ? leftover : null });
}

const withoutTime = (read: Read): Read => ({
  ...read,
  slots: { ...read.slots, when: null, unread: [...read.slots.unread, "closed then"] },
});

const OF_ONE =
  /^(?:and |so |hi |hello )?(?:(?:do|did|have) you (?:know|heard? of)|(?:is|does|can|was) (?!there\b|it\b|anything|any\b|the (?:nearest|closest|best))|tell me about|where is|how do i get to|what is the (?:phone|address|number|website)|(?:phone|hours|address) (?:number )?(?:of|for)|when does|what time does)/;

/** The name of one place that is asked for by it, and that nothing has. */
function strangeName({ said, rest }: Read): string | null {
  const called = /\b(?:called|named) (?:the )?([^;]+?)(?= (?:in|near|at|around)\b| ;|$)/.exec(
    said,
  )?.[1];
  if (called && isName(called)) return called;
  const [leftover = ""] = phrasesOf(rest);
  const kind = findPhrase(CATEGORY_NAMES, said);
  if (!kind || !OF_ONE.test(said) || wordsIn(leftover).length < 2) return null;
  return said.includes(`${leftover} `) || said.endsWith(leftover) ? leftover : null;
}

/** Words that ask for nothing. */
const FILLERS =
  /\b(places?|fishing|hi|hello|hey|thanks|thank|ok|okay|well|so|but|also|just|only|maybe|really|very|kind|type|sort|ones?|else|more|other|others|options?|list|which|who|whose|we|were|weve|ive|id|im|if|as|than|then|not|no|too|sure|far|because|since|while|before|after|during|boats?|sailboats?|yachts?|trawlers?|dinghy|people|friends?|wife|husband|son|daughter|parents|group|party|couple|hungry|thirsty|tired|bored|visit|visiting|stay|staying|trip|vacation|holiday|days?|nights?|week|month|tonight|evening|morning|afternoon|nice|great|cool|lovely|fun|local|area|town|city|region|state|waterfront|water|bay|ocean|sea|coast|coastal|shore|harbou?r|marine|nautical|possible|recommend\w*|suggest\w*|like|love|prefer\w*|lets|let|go|come|stop|stopping|way|business|businesses|shops?|stores?|services?|company|companies|offers?|offering|serve\w*|serving|eat|meal|go to|over|up|all|both|between|either|least|most|most popular|popular|around|nearest|closest|near|nearby|close|new|real|actually|currently|full|private|public|own|use|using|buy|book|rent|hire|fill|tie|dock|docking|slip|slips|transient|overnight|tank|day|dinner|lunch|breakfast|dine|dining|drink|drinks?|beer|beers)\b/g;

/** What was said besides all that was understood. */
function unheardIn(rest: string): string[] {
  const words = rest.replaceAll(FILLERS, ";").replaceAll(/(; ?)+/g, "; ");
  return phrasesOf(words).filter((phrase) => /[a-z]{4}/.test(phrase));
}

/** Something that is left besides the words of kinds of places. */
const isName = (leftover: string): boolean => /[a-z]{3}/.test(leftover);

/** Of those that were found. */
const REFINES = /^(which|any|are any|do any|does any|who|show|the|what|whats|is any|only|just)\b/;

function goesOnFrom(
  { said, slots, asked, rest }: Read,
  asksNeeds: boolean,
  hasPlace: boolean,
): boolean {
  const isShort = wordsIn(said).length <= 8;
  const isAsking = (asked.memory?.question.slots.choices.length ?? 0) > 0;
  if (isAsking && hasPlace && !asksNeeds) return true;
  const saysSomething =
    asksNeeds ||
    hasPlace ||
    slots.when !== null ||
    slots.miles !== null ||
    slots.isBest ||
    slots.isNear ||
    wantsNearer(said) ||
    wantsMore(said) ||
    slots.aspect !== null;
  const refines = !slots.category && !hasPlace && REFINES.test(said);
  const isBare = phrasesOf(rest).length === 0 && (refines || !looksForPlace(said));
  return isShort && saysSomething && (isFollowUp(said) || wantsNearer(said) || isBare);
}

function goOn(
  { said, slots }: Read,
  { question: before, shown }: Memory,
  asksNeeds: boolean,
): Question {
  if (wantsNearer(said)) return nearer(before);
  if (wantsMore(said)) return further(before, shown);
  const merged = { ...before, slots: mergeSlots(before.slots, slots) };
  const isOfPlaces = before.intent === "places" || before.intent === "listing";
  if (!asksNeeds) return merged;
  if (before.intent === "listing" && !slots.category)
    return { ...merged, slots: { ...merged.slots, aspect: slots.aspect ?? "amenities" } };
  const kept = isOfPlaces ? merged.slots : { ...slots, place: slots.place ?? before.slots.place };
  return question("places", { ...kept, listingIds: [], aspect: null });
}
