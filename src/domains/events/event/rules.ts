import type { EventStatus, Season, WeatherCall } from "./limits-contract.ts";

type Timing = "upcoming" | "under-way" | "completed";

interface Span {
  startDate: string;
  endDate: string | null;
}

/** It is over after its end, or after its start when nobody said when it ends. */
function timingOf({ startDate, endDate }: Span, now: number): Timing {
  if (now < Date.parse(startDate)) return "upcoming";
  return endDate !== null && now < Date.parse(endDate) ? "under-way" : "completed";
}

/** When the timing turns next; null when it does not any more. */
export function nextTurn({ startDate, endDate }: Span, now: number): number | null {
  const turns = [startDate, endDate ?? startDate].map((moment) => Date.parse(moment));
  return turns.find((moment) => moment > now) ?? null;
}

interface Places {
  capacity: number | null;
  attendeeCount: number;
  waitingCount: number;
}

/** Null is without a limit. */
export const placesLeft = ({ capacity, attendeeCount }: Places): number | null =>
  capacity === null ? null : Math.max(0, capacity - attendeeCount);

const isFull = (places: Places): boolean => placesLeft(places) === 0;

/** What a card or a page says first about a date: what was decided, then the clock, then the places. */
export type Standing =
  | "called-off"
  | "cancelled"
  | "postponed"
  | "completed"
  | "under-way"
  | "full"
  | "open";

interface Decided {
  status: EventStatus;
  weatherCall: WeatherCall | null;
}

/** It does not take place because of the weather, and could again when that turns. */
export const isCalledOff = ({ status, weatherCall }: Decided): boolean =>
  status === "cancelled" && weatherCall === "no_go";

export function standingOf(event: Span & Places & Decided, now: number): Standing {
  const timing = timingOf(event, now);
  if (isCalledOff(event)) return "called-off";
  if (event.status !== "active") return event.status;
  if (timing !== "upcoming") return timing;
  return isFull(event) ? "full" : "open";
}

/** One can still register, or wait in line. */
export const isOpen = (standing: Standing): boolean => standing === "open" || standing === "full";

/** It takes place, and is not over. */
export const isAhead = (standing: Standing): boolean =>
  isOpen(standing) || standing === "under-way";

/** Nobody can have been there: its time is to come, or is not known. */
export const isToCome = ({ startDate, status }: Span & Decided, now: number): boolean =>
  status === "postponed" || now < Date.parse(startDate);

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  "called-off": "Called off for the weather",
  cancelled: "Cancelled",
  postponed: "Postponed",
  completed: "Event Completed",
  "under-way": "Under way",
  full: "Event Full",
  open: "",
};

/** From January on. */
export const SEASON_OF_MONTH: readonly Season[] = [
  "Winter",
  "Winter",
  "Spring",
  "Spring",
  "Spring",
  "Summer",
  "Summer",
  "Summer",
  "Fall",
  "Fall",
  "Fall",
  "Winter",
];

/** Of a wall time, by its month. */
export const seasonOf = (wall: string): Season =>
  SEASON_OF_MONTH[Number(wall.slice(5, 7)) - 1] ?? "Summer";

/** What fits on a card, and how many are left over. */
export function fittingTags(
  tags: readonly string[],
  most: number,
): [shown: string[], rest: number] {
  return [tags.slice(0, most), Math.max(0, tags.length - most)];
}

/** "Sandy Point, Annapolis, Maryland" */
export const placeText = (event: {
  location: string;
  city: string;
  state: string | null;
}): string => [event.location, event.city, event.state].filter(Boolean).join(", ");
