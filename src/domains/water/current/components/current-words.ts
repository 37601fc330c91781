import { compassPoint } from "../compass.ts";
import type { CurrentEventKind, CurrentNow } from "../contract.ts";

/** "1.1 kn"; what runs slower than a tenth is not given a figure. */
export const formatKnots = (knots: number): string =>
  knots < 0.1 ? "weak" : `${knots.toFixed(1)}\u00a0kn`;

export const sayToward = (degrees: number | null): string | null =>
  degrees === null ? null : `toward ${compassPoint(degrees)} (${degrees}°)`;

const STATES = { flood: "Flood", ebb: "Ebb", slack: "Slack" };

/** "Flood, 1.1 kn toward NW (294°)" */
export function sayCurrent({ state, speedKnots, towardDegrees }: CurrentNow): string {
  if (state === "slack") return STATES.slack;
  const how = [formatKnots(speedKnots), sayToward(towardDegrees)].filter(Boolean).join(" ");
  return `${STATES[state]}, ${how}`;
}

export const EVENT_WORDS: Record<CurrentEventKind, string> = {
  "slack before flood": "Slack, then flood",
  flood: "Strongest flood",
  "least flood": "Weakest of the flood",
  "slack before ebb": "Slack, then ebb",
  ebb: "Strongest ebb",
  "least ebb": "Weakest of the ebb",
};
