import type { PictureEvidence } from "./evidence-rules.ts";
import type { Verdict } from "./judge-rules.ts";
import type { AnimalGroup } from "./limits-contract.ts";

/** What a vision model chose, after its handles were looked up. */
export interface VisionChoice {
  shows: "animal" | "not-marine" | "unclear";
  group: AnimalGroup | null;
  species: number | null;
  other: AnimalGroup | null;
  certainty: "sure" | "likely" | "guess";
}

/** A model that says how sure it is means about so much. */
const PROBABILITY = { sure: 0.95, likely: 0.7, guess: 0.3 } as const;
const TIER = { sure: "sure", likely: "group", guess: "unknown" } as const;

const NOTHING = { group: null, other: null, parent: null, isFreshwater: false };

/** In the words of the rules that the built-in model's picture goes through. */
export function judgeChoice({ shows, group, other, certainty }: VisionChoice): Verdict {
  const probability = PROBABILITY[certainty];
  if (shows === "not-marine" && certainty !== "guess")
    return { ...NOTHING, tier: "not-marine", probability: 1 - probability };
  const tier = TIER[certainty];
  if (shows !== "animal" || group === null || tier === "unknown")
    return { ...NOTHING, tier: "unknown", probability: PROBABILITY.guess };
  return { ...NOTHING, tier, group, probability, other: other === group ? null : other };
}

/** It has no labels; the species that it chose is a hint, which place and month may contradict. */
export const evidenceOfChoice = ({
  species,
}: VisionChoice): Pick<PictureEvidence, "labels" | "hints" | "chosen"> => ({
  labels: [],
  hints: {},
  chosen: species,
});
