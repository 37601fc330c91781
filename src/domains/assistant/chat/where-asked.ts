import { findTimeZone } from "#src/domains/places/find-time-zone.server.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import type { Asked } from "./asked.ts";
import { type Draft, draft, type Point, say } from "./draft.ts";
import type { Place } from "./question-contract.ts";

export interface Where extends Point {
  /** "Annapolis, MD", "your position" */
  name: string;
  timeZone: string;
}

export const nameOf = ({ name, state, kind }: Place): string =>
  kind === "town" ? `${name}, ${state}` : name;

/** The one point that is meant; null where none is. */
export function whereAsked({ slots, here }: Asked): Where | null {
  const { place } = slots;
  if (place?.latitude != null && place.longitude != null) {
    const point = { latitude: place.latitude, longitude: place.longitude };
    return { ...point, name: nameOf(place), timeZone: findTimeZone(point) };
  }
  if (place || !here) return null;
  return { ...here, name: "your position", timeZone: findTimeZone(here) };
}

export const zoneAsked = (asked: Asked): string => whereAsked(asked)?.timeZone ?? SITE_TIME_ZONE;

/** Which of the towns of one name? Or which town at all, where nobody knows the one that was named. */
export function askWhich({ slots }: Asked): Draft | null {
  if (slots.unknownTown !== null) return unknownTown(slots.unknownTown);
  const names = slots.choices.map(nameOf);
  const [first, second] = names;
  if (!first || !second) return null;
  return draft([say(`Which one do you mean: ${first} or ${second}?`)], names);
}

const unknownTown = (name: string): Draft =>
  draft(
    [
      say(
        `I do not know a town called “${name.slice(0, 80)}”. Name one with its state, or a ZIP code.`,
      ),
    ],
    ["What can you do?"],
  );

export const askWhere = (what: string): Draft =>
  draft(
    [
      say(
        `For which town? I tell ${what} for one place: name a town with its state or a ZIP code, or share your position.`,
      ),
    ],
    [`${what} in Annapolis, MD`, `${what} in Key West, FL`],
  );
