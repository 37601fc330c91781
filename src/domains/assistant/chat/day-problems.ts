import { MONTHS, WEEKDAYS } from "#src/domains/hours/hours-text.ts";
import type { Asked } from "./asked.ts";
import { type Draft, draft, type Said, say } from "./draft.ts";
import type { Day, Intent } from "./question-contract.ts";
import { resolveWhen } from "./resolve-when.ts";
import { zoneAsked } from "./where-asked.ts";

/** What these tell depends on the day; of an animal only the month counts. */
const OF_A_DAY: ReadonlySet<Intent> = new Set([
  ...(["places", "listing", "events", "event", "tide", "current", "sky", "weather"] as const),
]);

const NOT_FAR = "That is too far ahead: I look at today and the coming year only.";

/** A day that no calendar has, or that is too far ahead, is said to be so, whatever was asked of it. */
export function dayProblem(intent: Intent, asked: Asked): Draft | null {
  const { when } = asked.slots;
  if (!when) return null;
  if (when.day?.kind === "no-such-day")
    return draft(
      [say(`There is no ${capitalized(when.day.said)} in the calendar. Which day do you mean?`)],
      ["What about today?"],
    );
  if (!OF_A_DAY.has(intent)) return null;
  const { isFar } = resolveWhen(when, asked.now, zoneAsked(asked));
  return isFar ? draft([say(NOT_FAR)], ["What about today?"]) : null;
}

const capitalized = (said: string): string =>
  said
    .replaceAll(" ;", ",")
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .slice(0, 40);

/** Of several days that were meant, one is told. */
export function dayTaken(day: Day | null | undefined): Said[] {
  if (day?.kind !== "weekday-of-month" || day.nth !== null) return [];
  const weekday = WEEKDAYS[day.weekday]?.name;
  const month = MONTHS[day.month - 1]?.name;
  return [say(`That is the first ${weekday} of ${month} to come. Ask for another by its date.`)];
}
