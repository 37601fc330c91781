import type { Db } from "#src/db/client.server.ts";
import type { SpeciesDetail } from "#src/domains/species/contract.ts";
import { MONTHS, REGIONS } from "#src/domains/species/limits-contract.ts";
import { findSpecies, readRanges } from "#src/domains/species/queries.server.ts";
import { nameKey } from "#src/domains/species/rules.ts";
import type { Identification, IdentifiedCandidate } from "./contract.ts";
import { GROUP_FACTS, type GroupFacts } from "./data/animal-groups.ts";
import { LIKELY_SPECIES, STRANGER_LABELS } from "./data/likely-species.ts";
import type { PictureEvidence } from "./evidence-rules.ts";
import type { Verdict } from "./judge-rules.ts";
import { type AnimalGroup, CONFIDENCE_MAX, UNKNOWN_BELOW } from "./limits-contract.ts";
import { namedSpecies, nameOfGroup } from "./name-answer.ts";
import { type Candidate, type Circumstance, rankCandidates } from "./rank-candidates.ts";

const SHOWN_CANDIDATES = 5;
/** A species that is less likely is not worth showing. */
const WORTH_SHOWING = 0.04;
const STRANGER_LIKELY = 0.5;

/** What somebody saw in a picture, and who it was. */
export interface Seen {
  evidence: Pick<PictureEvidence, "labels" | "hints" | "chosen">;
  verdict: Verdict;
  /** "Answered by …" */
  engine: string;
}

interface Asked extends Seen {
  circumstance: Circumstance | null;
  notes: string | null;
}

/** What is answered, on the level that picture, place and month support. */
export async function composeAnswer(db: Db, asked: Asked): Promise<Identification> {
  const { verdict, circumstance } = asked;
  if (!verdict.group) return nothingNamed(verdict, asked.engine);
  const group = verdict.group;
  const ranked = circumstance ? await rank(db, group, circumstance, asked) : [];
  const shown = await describe(db, shownOf(group, ranked));
  const named = namedSpecies(verdict, asked.evidence, ranked);
  const species = shown.find(({ id }) => id === named);
  const level = species
    ? speciesLevel(species, verdict)
    : groupLevel(verdict, group, shown, isOfElsewhere(asked.evidence) ? [] : ranked);
  return {
    ...level,
    group: GROUP_FACTS[group].name,
    other: verdict.other && GROUP_FACTS[verdict.other].said,
    candidates: shown.map((detail) => candidateOf(detail, ranked)),
    circumstance: circumstance && circumstanceText(circumstance),
    cataloguePath: cataloguePath(GROUP_FACTS[group], circumstance),
    engine: asked.engine,
  };
}

async function rank(
  db: Db,
  group: AnimalGroup,
  circumstance: Circumstance,
  { evidence, notes }: Asked,
): Promise<Candidate[]> {
  const known = await readRanges(
    db,
    LIKELY_SPECIES[group].map(([id]) => id),
  );
  return rankCandidates({ group, evidence, circumstance, known, notesKey: nameKey(notes ?? "") });
}

/** Without a place, those of a small group; with one, those that are likely there. */
function shownOf(group: AnimalGroup, ranked: readonly Candidate[]): number[] {
  const all = LIKELY_SPECIES[group].map(([id]) => id);
  if (ranked.length === 0) return all.length > SHOWN_CANDIDATES * 2 ? [] : all;
  return ranked
    .filter(({ share }) => share >= WORTH_SHOWING)
    .slice(0, SHOWN_CANDIDATES)
    .map(({ id }) => id);
}

async function describe(db: Db, ids: readonly number[]): Promise<SpeciesDetail[]> {
  const found = await Promise.all(ids.map((id) => findSpecies(db, id)));
  return found.filter((species) => species !== null);
}

type Level = Omit<
  Identification,
  "group" | "other" | "candidates" | "circumstance" | "cataloguePath" | "engine"
>;

const speciesLevel = (species: SpeciesDetail, { probability }: Verdict): Level => ({
  outcome: "species",
  species: [species.commonName],
  ...pick(species),
  scientificName: species.scientificName,
  confidence: Math.min(probability, CONFIDENCE_MAX),
  conservationStatus: statusText(species),
  reportName: species.commonName,
});

function groupLevel(
  { probability }: Verdict,
  group: AnimalGroup,
  shown: readonly SpeciesDetail[],
  ranked: readonly Candidate[],
): Level {
  const facts = GROUP_FACTS[group];
  const name = nameOfGroup(facts.name, shown, ranked);
  return {
    outcome: "group",
    species: [name],
    ...pick(facts),
    scientificName: facts.scientificName,
    confidence: Math.min(probability, CONFIDENCE_MAX),
    conservationStatus: facts.conservationStatus,
    reportName: facts.name,
  };
}

/** The model knows it as an animal that does not live here: then none of ours is the likeliest. */
const isOfElsewhere = ({ labels }: Pick<PictureEvidence, "labels">): boolean =>
  STRANGER_LABELS.some((label) => (labels[label] ?? 0) >= STRANGER_LIKELY);

const pick = ({
  description,
  habitat,
  safety,
  size,
  diet,
  depth,
}: Pick<GroupFacts, "description" | "habitat" | "safety" | "size" | "diet" | "depth">) => ({
  ...{ description, habitat, safety, size, diet, depth },
});

function nothingNamed(
  { tier, probability, parent, either, isFreshwater }: Verdict,
  engine: string,
): Identification {
  const isElse = tier === "not-marine";
  return {
    outcome: isElse ? "not-marine" : "unknown",
    species: [],
    confidence: Math.min(probability, UNKNOWN_BELOW - 0.01),
    description: isElse ? notMarineText(isFreshwater) : unknownText(parent ?? eitherText(either)),
    ...{ scientificName: null, habitat: null, safety: null, conservationStatus: null },
    ...{ size: null, diet: null, depth: null, group: null, other: null, candidates: [] },
    ...{ circumstance: null, cataloguePath: isElse ? null : "/species", reportName: null },
    engine,
  };
}

const notMarineText = (isFreshwater: boolean): string =>
  isFreshwater
    ? "This looks like an animal of fresh water, not marine life. Only animals of the sea and its shores are named here."
    : "This does not look like marine life. Only animals of the sea and its shores are named here.";

/** "a fish, or a crab" */
const eitherText = (groups: readonly AnimalGroup[] = []): string | null =>
  groups.map((group) => GROUP_FACTS[group].said).join(", or ") || null;

const unknownText = (parent: string | null): string =>
  `${parent ? `It may be ${parent}, but the` : "The"} photo does not show enough to name the animal. Try one that is closer, sharper and shows the whole animal.`;

function candidateOf(species: SpeciesDetail, ranked: readonly Candidate[]): IdentifiedCandidate {
  const { id, commonName, scientificName } = species;
  const rank = ranked.find((candidate) => candidate.id === id);
  return {
    ...{ id, commonName, scientificName },
    share: rank?.share ?? null,
    isExpected: rank?.isExpected ?? null,
    isHinted: rank?.isHinted ?? false,
    lookAlikes: species.lookAlikes.map(({ id, commonName, mark, ownMark }) => ({
      ...{ id, commonName, mark, ownMark },
    })),
  };
}

const statusText = ({ conservationStatus }: SpeciesDetail): string =>
  conservationStatus
    .map(({ scheme, status, population }) => `${scheme}: ${status} (${population})`)
    .join("; ") || "Not looked up";

/** "Mid-Atlantic in July" */
function circumstanceText({ region, month }: Circumstance): string {
  const name = REGIONS.find(({ id }) => id === region)?.name ?? "";
  return `${name} in ${MONTHS[month - 1]}`;
}

function cataloguePath({ catalogue }: GroupFacts, circumstance: Circumstance | null): string {
  const address = new URLSearchParams(catalogue ? { group: catalogue } : {});
  if (circumstance) {
    address.set("region", circumstance.region);
    address.set("month", String(circumstance.month));
  }
  return address.size === 0 ? "/species" : `/species?${address}`;
}
