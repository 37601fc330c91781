import { Badge } from "#src/design/primitives/badge.tsx";
import type { Event, EventDate } from "../contract.ts";
import { STANDING_WORDS, type Standing, standingOf } from "../rules.ts";

const TONES: Record<Standing, "danger" | "neutral" | "ok" | "land"> = {
  "called-off": "danger",
  cancelled: "danger",
  postponed: "danger",
  completed: "neutral",
  "under-way": "ok",
  full: "land",
  open: "neutral",
};

/** What is to be known before reading on; nothing when one can simply come. */
export function StandingBadge({ event, now }: { event: Event | EventDate; now: number }) {
  const standing = standingOf(event, now);
  return standing === "open" ? null : (
    <Badge tone={TONES[standing]}>{STANDING_WORDS[standing]}</Badge>
  );
}
