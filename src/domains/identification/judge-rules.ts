import type { PictureEvidence } from "./evidence-rules.ts";
import { groupOfLabel, isFreshwaterLabel, isMarineLabel } from "./label-rules.ts";
import { ANIMAL_GROUPS, type AnimalGroup } from "./limits-contract.ts";

/** How much the picture supports: this group for sure, it looks like it, nothing, or no marine life. */
export type Tier = "sure" | "group" | "unknown" | "not-marine";

export interface Verdict {
  tier: Tier;
  /** Null where nothing is named. */
  group: AnimalGroup | null;
  /** Of the group; where nothing is named, that there is marine life at all. */
  probability: number;
  /** The next best, where it may be that instead. */
  other: AnimalGroup | null;
  /** What several likely groups have in common, where none of them is likely enough. */
  parent: string | null;
  /** The two of which it may be one, where they have nothing in common. */
  either?: readonly AnimalGroup[];
  /** Fish and crayfish that live in rivers, lakes and bowls. */
  isFreshwater: boolean;
}

const SURE = 0.94;
const LIKELY = 0.5;
const PARENT = 0.8;
/** The next best is told from here on. */
const WORTH_TELLING = 0.05;
/** Without so much of the model's own marine labels nothing is named. */
const MARINE_MASS = 0.1;
/** The model has no label for an octopus: it takes more to believe in one. */
const MARINE_MASS_OF_OCTOPUS = 0.25;
const LABEL_LIKELY = 0.5;
/** So much of another group's labels, and twice as much as of its own, is reason to doubt. */
const LABEL_DOUBT = 0.2;
/** What is contradicted is told as no more likely than what only looks like something proved to be. */
const DOUBTED_MAX = 0.75;

type Ranked = { group: AnimalGroup; probability: number };

const WATER_MAMMALS: readonly AnimalGroup[] = ["dolphin", "orca", "large whale", "sirenian"];
/** The model's own labels know these better than the head does. */
const KNOWN_BY_LABEL: readonly AnimalGroup[] = ["shark", "sea turtle", "other turtle"];
/** And the head these, which labels take for sharks. */
const KNOWN_BY_HEAD: readonly AnimalGroup[] = [...WATER_MAMMALS, "ray"];
const PARENTS: readonly (readonly [string, readonly AnimalGroup[]])[] = [
  ["a whale or dolphin", ["dolphin", "orca", "large whale"]],
  ["a shark or ray", ["shark", "ray"]],
  ["a crab, lobster or shrimp", ["crab", "lobster/shrimp"]],
  ["a turtle", ["sea turtle", "other turtle"]],
  ["a marine mammal", ["dolphin", "orca", "large whale", "sirenian", "seal", "otter"]],
  ["a fish", ["shark", "ray", "bony fish"]],
];

const NOTHING = { group: null, other: null, parent: null, isFreshwater: false };

/** What may be said about a picture. The head decides; the model's own labels keep it from going too far. */
export function judge({ groups, labels }: Pick<PictureEvidence, "groups" | "labels">): Verdict {
  const massOf = (counts: (label: number) => boolean) =>
    labels.reduce((sum, mass, label) => (counts(label) ? sum + mass : sum), 0);
  const marine = 1 - groups["not marine"];
  if (massOf(isFreshwaterLabel) >= LABEL_LIKELY)
    return { ...NOTHING, tier: "not-marine", probability: 0, isFreshwater: true };

  const massOfGroup = (group: AnimalGroup) => massOf((label) => groupOfLabel(label) === group);
  const byLabel = ANIMAL_GROUPS.find((group) => massOfGroup(group) >= LABEL_LIKELY);
  if (groups["not marine"] >= LIKELY && byLabel !== "other turtle")
    return { ...NOTHING, tier: "not-marine", probability: marine };
  const [best, next] = rank(groups);
  if (byLabel && byLabel !== best.group) {
    const corrected = settle(best, byLabel, groups);
    if (corrected) return corrected;
  }
  const marineMass = massOf(isMarineLabel);
  const massNeeded = best.group === "octopus/squid" ? MARINE_MASS_OF_OCTOPUS : MARINE_MASS;
  if (best.probability < LIKELY || marineMass < massNeeded) {
    const isElse = marineMass < MARINE_MASS && Math.max(...labels) >= LABEL_LIKELY;
    if (isElse && best.probability < LIKELY)
      return { ...NOTHING, tier: "not-marine", probability: marineMass };
    return { ...NOTHING, tier: "unknown", probability: best.probability, parent: parentOf(groups) };
  }
  const doubt = KNOWN_BY_HEAD.includes(best.group)
    ? undefined
    : ANIMAL_GROUPS.find(
        (group) => massOfGroup(group) >= Math.max(LABEL_DOUBT, 2 * massOfGroup(best.group)),
      );
  if (doubt && best.probability >= SURE)
    return { ...NOTHING, tier: "group", ...best, probability: DOUBTED_MAX, other: doubt };
  return {
    ...NOTHING,
    tier: best.probability >= SURE ? "sure" : "group",
    ...best,
    other: next.probability >= WORTH_TELLING ? next.group : null,
  };
}

/** Head and label say different things: then nothing is sure. */
function settle(
  best: Ranked,
  byLabel: AnimalGroup,
  groups: PictureEvidence["groups"],
): Verdict | null {
  // The labels know neither dolphin nor manatee, and call them by another mammal's name.
  if (WATER_MAMMALS.includes(best.group) && WATER_MAMMALS.includes(byLabel)) return null;
  const isHeadLikely = best.probability >= LIKELY;
  const isKnownByHead = isHeadLikely && KNOWN_BY_HEAD.includes(best.group);
  if (KNOWN_BY_LABEL.includes(byLabel) && !isKnownByHead) {
    const probability = Math.max(LIKELY, groups[byLabel]);
    return { ...NOTHING, tier: "group", group: byLabel, probability, other: best.group };
  }
  if (!isHeadLikely) return null;
  const isBelieved = isKnownByHead || best.group === "octopus/squid";
  // Labels that know the animal by sight: then neither is told as the answer.
  if (!isBelieved && !WATER_MAMMALS.includes(byLabel))
    return {
      ...{ ...NOTHING, tier: "unknown", probability: LIKELY },
      ...commonTo(byLabel, best.group),
    };
  const probability = Math.min(best.probability, DOUBTED_MAX);
  return { ...NOTHING, tier: "group", group: best.group, probability, other: byLabel };
}

/** What both are, or one or the other. */
function commonTo(one: AnimalGroup, other: AnimalGroup): Pick<Verdict, "parent" | "either"> {
  const common = PARENTS.find(
    ([, members]) => members.includes(one) && members.includes(other),
  )?.[0];
  return common ? { parent: common } : { parent: null, either: [one, other] };
}

function rank(groups: PictureEvidence["groups"]): [Ranked, Ranked] {
  const ranked = ANIMAL_GROUPS.map((group) => ({ group, probability: groups[group] })).sort(
    (a, b) => b.probability - a.probability,
  );
  return ranked as unknown as [Ranked, Ranked];
}

function parentOf(groups: PictureEvidence["groups"]): string | null {
  const found = PARENTS.find(
    ([, members]) => members.reduce((sum, member) => sum + groups[member], 0) >= PARENT,
  );
  return found?.[0] ?? null;
}
