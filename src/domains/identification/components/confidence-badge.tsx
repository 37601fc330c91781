import { Badge, type BadgeProps } from "#src/design/primitives/badge.tsx";
import { type ConfidenceLevel, confidenceLevel, confidenceText } from "../rules.ts";

const TONES: Readonly<Record<ConfidenceLevel, BadgeProps["tone"]>> = {
  high: "ok",
  good: "shoal",
  fair: "land",
  low: "danger",
};

/** Its colour changes at 80, 60 and 40%; the number says it too. */
export const ConfidenceBadge = ({ confidence }: { confidence: number | null | undefined }) => (
  <Badge tone={TONES[confidenceLevel(confidence)]} data-level={confidenceLevel(confidence)}>
    Confidence {confidenceText(confidence)}
  </Badge>
);
