import { CONFIDENCE_LEVELS, MISSING_CONFIDENCE } from "./limits-contract.ts";

export type ConfidenceLevel = "high" | "good" | "fair" | "low";

/** The colour of a confidence; a value on the line has the upper one. */
export function confidenceLevel(confidence: number | null | undefined): ConfidenceLevel {
  const [high, good, fair] = CONFIDENCE_LEVELS;
  const value = confidence ?? MISSING_CONFIDENCE;
  if (value >= high) return "high";
  if (value >= good) return "good";
  return value >= fair ? "fair" : "low";
}

/** "87%"; one that is missing shows as 10%. */
export const confidenceText = (confidence: number | null | undefined): string =>
  `${Math.round((confidence ?? MISSING_CONFIDENCE) * 100)}%`;
