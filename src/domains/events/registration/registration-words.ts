import { isCalledOff, STANDING_WORDS } from "../event/rules.ts";
import { dayText, timeText } from "../event/when-rules.ts";
import { zoneAt } from "../event/zone-at.ts";
import { wallTimeAt } from "../series/wall-time.ts";
import type { RegistrationView } from "./contract.ts";

type Facts = Pick<
  RegistrationView,
  | "status"
  | "isShown"
  | "dateStatus"
  | "isOneOfSeries"
  | "weatherCall"
  | "attendeeCount"
  | "placeInLine"
  | "confirmBy"
  | "timeZone"
>;

const people = (count: number): string => (count === 1 ? "one person" : `${count} people`);

/** How a registration stands, as a title and a sentence. */
export function registrationWords(view: Facts): [title: string, sentence: string] {
  const { status, dateStatus, attendeeCount, placeInLine, confirmBy } = view;
  const what = view.isOneOfSeries ? "This date" : "This event";
  if (status === "cancelled")
    return ["Your registration is cancelled", "The places are free for others."];
  if (status === "lapsed")
    return ["Your place went to the next in line", "It was not confirmed in time."];
  if (!view.isShown)
    return [
      "This event is no longer shown",
      "It was taken off the site and does not take place. Should that change, we will write, and you keep your place.",
    ];
  if (isCalledOff({ status: dateStatus, weatherCall: view.weatherCall }))
    return [
      STANDING_WORDS["called-off"],
      `${what} does not take place. Should that change, we will write, and you keep your place.`,
    ];
  if (dateStatus === "cancelled") return ["Cancelled", `${what} does not take place.`];
  if (dateStatus === "postponed") return ["Postponed", "There is no new time yet. We will write."];
  if (status === "waiting")
    return [
      "You are on the waiting list",
      `Your registration for ${people(attendeeCount)} is waiting and not confirmed. You are number ${placeInLine} in line.`,
    ];
  if (confirmBy !== null) return toConfirmWords(confirmBy, view.timeZone);
  return ["You are registered", `There is a place for ${people(attendeeCount)}.`];
}

export const toConfirmWords = (
  confirmBy: string,
  timeZone: string,
): [title: string, sentence: string] => [
  "A place is yours: please confirm it",
  `Until ${momentText(confirmBy, timeZone)}. After that it goes to the next in line.`,
];

/** "Sun, Jun 1, 2127, 9:30 AM EDT", by the clock at the place. */
export function momentText(moment: string, timeZone: string): string {
  const at = new Date(moment);
  const wall = wallTimeAt(at, timeZone);
  return `${dayText(wall)}, ${timeText(wall)} ${zoneAt(at, timeZone)}`;
}

export function registrationTone({ status, dateStatus, confirmBy }: Facts) {
  if (status === "cancelled" || status === "lapsed" || dateStatus !== "active") return "danger";
  if (status === "waiting") return "info";
  return confirmBy === null ? "ok" : "caution";
}
