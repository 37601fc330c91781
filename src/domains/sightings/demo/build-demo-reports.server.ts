import type { Tx } from "#src/db/client.server.ts";
import type {
  speciesReportComments,
  speciesReportNames,
  speciesReportOpinions,
  speciesReports,
  speciesReportUpvotes,
} from "#src/db/schema/sightings.server.ts";
import { placeValues } from "#src/domains/places/place-values.server.ts";
import { resolveSpeciesName } from "#src/domains/species/resolve-species-name.server.ts";
import { addDays } from "#src/shared/calendar-days.ts";
import { seededRandom } from "#src/shared/seeded-random.ts";
import { ABUNDANCES, type Abundance, REPORT_TYPES, type ReportType } from "../limits-contract.ts";
import { taxonKey, verdictOf } from "../rules.ts";
import { COMMENTS, CONCERNS, REASONS, SCENES, WATERS } from "./data/waters.ts";

interface Person {
  id: string;
  firstName: string | null;
  isExpert: boolean;
}

export interface DemoReport {
  row: typeof speciesReports.$inferInsert;
  names: (typeof speciesReportNames.$inferInsert)[];
  opinions: DemoOpinion[];
  upvotes: (typeof speciesReportUpvotes.$inferInsert)[];
  comments: (typeof speciesReportComments.$inferInsert)[];
}

const DAYS = 730;
const FIRST_NUMBER = 51_000;
const DAY_MS = 86_400_000;

type Random = () => number;
const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** The same ones every time, but for the days, which end before the day of Greenwich: it is past there on every coast. */
export async function buildDemoReports(
  tx: Tx,
  people: readonly Person[],
  { count, now }: { count: number; now: Date },
): Promise<DemoReport[]> {
  const random = seededRandom("species-reports");
  const known = await resolveNames(tx);
  const built: DemoReport[] = [];
  for (let place = 0; place < count; place += 1)
    built.push(await buildOne({ place, people, now, random, known }));
  return built;
}

type Known = ReadonlyMap<string, { id: number; isSensitive: boolean } | null>;

async function resolveNames(tx: Tx): Promise<Known> {
  const names = SCENES.flatMap(({ name, mistakenFor }) => [name, mistakenFor]);
  const known = new Map<string, { id: number; isSensitive: boolean } | null>();
  for (const name of names) if (name) known.set(name, await resolveSpeciesName(tx, name));
  return known;
}

type DemoOpinion = typeof speciesReportOpinions.$inferInsert & { senderKey: string | null };

interface Making {
  place: number;
  people: readonly Person[];
  now: Date;
  random: Random;
  known: Known;
}

async function buildOne({ place, people, now, random, known }: Making): Promise<DemoReport> {
  const scene = pick(SCENES, random);
  const water = pick(
    WATERS.filter(({ region }) => scene.regions.includes(region)),
    random,
  );
  const id = FIRST_NUMBER + place;
  const daysAgo = Math.floor(random() ** 1.5 * DAYS);
  const observedOn = addDays(now.toISOString().slice(0, 10), -daysAgo - 1);
  const reporter = random() < 0.6 ? pick([...people, null], random) : null;
  const species = scene.name ? (known.get(scene.name) ?? null) : null;
  const description = pick(scene.texts, random);
  const isAbsent = scene.name !== null && random() < 0.06;
  const reportType = typeOf(scene.name, random);
  const named = { speciesId: species?.id ?? null, speciesName: scene.name };
  const opinions = opinionsOn(id, named, scene.mistakenFor, { people, reporter, random, known });
  const verdict = verdictOf(
    taxonKey(named),
    opinions.map((opinion) => ({ ...opinion, isNew: false })),
  );
  const row = {
    ...{ id, userId: reporter?.id ?? null, reportType, ...named },
    ...(await placeValues({
      location: water.location,
      ...positionAt(water, random),
    })),
    description,
    behaviorObserved: scene.behavior ?? null,
    conservationConcerns: random() < 0.2 ? pick(CONCERNS, random) : null,
    abundance: pick(Object.keys(ABUNDANCES) as Abundance[], random),
    occurrenceStatus: isAbsent ? ("absent" as const) : ("present" as const),
    effortMinutes:
      isAbsent || reportType === "population" ? 15 + Math.floor(random() * 9) * 15 : null,
    ...{
      observedOn,
      observedTime: random() < 0.5 ? pick(["07:40", "11:15", "17:30"], random) : null,
    },
    images: random() < 0.45 ? [`/art/place/${pick(PICTURES, random)}/${id % 40}/0.svg`] : [],
    verificationStatus: verdict.status,
    settledSpeciesId: verdict.settledBy?.speciesId ?? null,
    settledName: verdict.settledBy?.speciesName ?? null,
    ...(isAbsent && SAW_NONE),
    ...{ wordsCleared: true, isDemo: true, createdAt: sentAt(observedOn, now) },
  };
  const fans = people.filter(() => random() < 0.25);
  const talks =
    random() < 0.2 ? people.filter(({ id: by }) => by !== reporter?.id).slice(0, 1) : [];
  return {
    row,
    names: [species, ...opinions.map(({ speciesName }) => known.get(speciesName ?? "") ?? null)]
      .filter((found) => found !== null)
      .map(({ id: speciesId, isSensitive }) => ({
        ...{ reportId: id, speciesId, wasSensitive: isSensitive },
      })),
    opinions,
    upvotes: fans.map(({ id: userId }) => ({ reportId: id, userId })),
    comments: talks.map(({ id: userId, firstName }) => {
      const body = pick(COMMENTS, random);
      const by = { userId, authorName: firstName ?? "A member" };
      return { reportId: id, ...by, body, wordsCleared: true, isDemo: true };
    }),
  };
}

/** In the night after it, when that is over. */
const sentAt = (observedOn: string, now: Date): Date =>
  new Date(Math.min(Date.parse(`${observedOn}T00:00Z`) + DAY_MS, now.getTime()));

const SAW_NONE = {
  ...{ abundance: null, behaviorObserved: null },
  description: "Looked for it the whole time and saw none.",
};

const PICTURES = ["sandbars", "marinas", "charters"] as const;

function typeOf(name: string | null, random: Random): ReportType {
  if (name === null) return pick(["habitat_change", "threat"], random);
  return random() < 0.6 ? "sighting" : pick(Object.keys(REPORT_TYPES) as ReportType[], random);
}

/** A gap here and there: some have no position but their town's, some none at all. */
function positionAt(water: { latitude: number; longitude: number }, random: Random) {
  if (random() < 0.15)
    return { latitude: null, longitude: null, accuracyMeters: null, positionSource: null };
  return {
    latitude: (water.latitude + (random() - 0.5) * 0.08).toFixed(6),
    longitude: (water.longitude + (random() - 0.5) * 0.08).toFixed(6),
    accuracyMeters: Math.ceil(random() * 300),
    positionSource: pick(["device", "map"] as const, random),
  };
}

interface Reviewing {
  people: readonly Person[];
  reporter: Person | null;
  random: Random;
  known: Known;
}

function opinionsOn(
  reportId: number,
  named: { speciesId: number | null; speciesName: string | null },
  mistakenFor: string | undefined,
  { people, reporter, random, known }: Reviewing,
): DemoOpinion[] {
  const reviewers = people.filter(({ id }) => id !== reporter?.id && random() < 0.3);
  return reviewers.map(({ id: userId, isExpert: byExpert }) => {
    const other = mistakenFor !== undefined && random() < 0.18 ? mistakenFor : null;
    const given = other ? { speciesId: known.get(other)?.id ?? null, speciesName: other } : named;
    const reason = random() < 0.7 ? pick(REASONS, random) : null;
    const by = { userId, byExpert, senderKey: null, wordsCleared: true, isDemo: true };
    return { reportId, ...given, taxon: taxonKey(given), reason, ...by };
  });
}
