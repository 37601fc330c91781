import type { Region } from "#src/domains/species/limits-contract.ts";
import { LIKELY_SPECIES, SPECIES_OF_HINT, SPECIES_OF_LABEL } from "./data/likely-species.ts";
import type { PictureEvidence } from "./evidence-rules.ts";
import type { AnimalGroup } from "./limits-contract.ts";

/** Where and when: the prior of what may be met. */
export interface Circumstance {
  region: Region;
  /** 1 is January. */
  month: number;
}

/** Of the catalogue: the months in which a species is in each region. */
interface KnownSpecies {
  id: number;
  seen: Readonly<Partial<Record<Region, readonly number[]>>>;
  /** Keys of its names. */
  names: readonly string[];
}

export interface Candidate {
  id: number;
  /** Of all candidates of the group. */
  share: number;
  /** There, in that month. */
  isExpected: boolean;
  /** The picture itself, or the notes, point at it. */
  isHinted: boolean;
}

/** Nothing is impossible: a stray one stays in the list, and is marked. */
const FLOOR = 0.005;
const OTHER_MONTH = 0.1;
const HINTED_BY_LABEL = 30;
const HINTED_BY_CHOICE = 31;
const HINTED_BY_HEAD = 5;
const HINT_SURE = 0.9;
const NAMED_IN_NOTES = 5;
const HAMMERHEAD_LABEL = 5;

interface Ranking {
  group: AnimalGroup;
  evidence: Pick<PictureEvidence, "labels" | "hints" | "chosen">;
  circumstance: Circumstance;
  known: readonly KnownSpecies[];
  /** The key of what the observer wrote. */
  notesKey: string;
}

/** How often it is met, times whether it is there then, times what points at it. */
export function rankCandidates({
  group,
  evidence,
  circumstance,
  known,
  notesKey,
}: Ranking): Candidate[] {
  const byId = new Map(known.map((species) => [species.id, species]));
  const weighed = LIKELY_SPECIES[group].flatMap(([id, weight]) => {
    const species = byId.get(id);
    if (!species) return [];
    const presence = presenceOf(species, circumstance);
    const hint = hintAt(id, group, evidence);
    const isNamed = species.names.some((name) => ` ${notesKey} `.includes(` ${name} `));
    const total = weight * presence * hint * (isNamed ? NAMED_IN_NOTES : 1);
    return [{ id, total, isExpected: presence === 1, isHinted: hint > 2 || isNamed }];
  });
  const sum = weighed.reduce((all, { total }) => all + total, 0);
  return weighed
    .map(({ total, ...candidate }) => ({ ...candidate, share: total / sum }))
    .sort((a, b) => b.share - a.share);
}

function presenceOf({ seen }: KnownSpecies, { region, month }: Circumstance): number {
  const months = seen[region];
  if (!months) return FLOOR;
  return months.includes(month) ? 1 : OTHER_MONTH;
}

function hintAt(
  id: number,
  group: AnimalGroup,
  { labels, hints, chosen }: Ranking["evidence"],
): number {
  if (id === chosen) return HINTED_BY_CHOICE;
  const byLabel = Object.entries(SPECIES_OF_LABEL)
    .filter(([, species]) => species.includes(id))
    .reduce((sum, [label]) => sum + (labels[Number(label)] ?? 0), 0);
  const isHinted = Object.entries(hints[group] ?? {}).some(
    ([name, probability]) =>
      probability >= HINT_SURE &&
      SPECIES_OF_HINT[name]?.includes(id) &&
      // Of the sharks it knows only two: a third one would be called by one of their names.
      (group !== "shark" || (labels[HAMMERHEAD_LABEL] ?? 0) >= 0.5),
  );
  return (1 + HINTED_BY_LABEL * byLabel) * (isHinted ? HINTED_BY_HEAD : 1);
}
