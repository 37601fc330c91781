import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { DateRow } from "../event/to-event.server.ts";
import { dayText, timeText } from "../event/when-rules.ts";
import { wallTimeAt } from "../series/wall-time.ts";
import type { Reshaping } from "./keep-date.server.ts";
import { CANCELS_DATES } from "./limits-contract.ts";

/** Nobody loses a date that they registered for before its organizer was told which, and with how many people. */
export function requireConfirmed(
  dates: readonly DateRow[],
  { confirmCancelled, timeZone }: Pick<Reshaping, "confirmCancelled" | "timeZone">,
): void {
  if (dates.length === 0) return;
  const shown = dates.map(({ id, startsAt, taken, waitingParties }) => ({
    ...{ id, startsAt, taken, waitingParties },
  }));
  const version = versionOf(shown);
  if (confirmCancelled === version) return;
  throw new AppError("conflict", lossesText(dates, timeZone), { code: CANCELS_DATES, version });
}

const NAMED_MOST = 10;

/** "2 dates with 4 people are cancelled, and they are told: Sat, Jun 12, 2027, 6:00 PM; …." */
function lossesText(dates: readonly DateRow[], timeZone: string): string {
  const named = dates.slice(0, NAMED_MOST).map(({ startsAt }) => {
    const wall = wallTimeAt(startsAt, timeZone);
    return `${dayText(wall)}, ${timeText(wall)}`;
  });
  const rest = dates.length - named.length;
  const which = [...named, ...(rest > 0 ? [`and ${formatNumber(rest)} more`] : [])].join("; ");
  const verb = dates.length === 1 ? "is" : "are";
  return `${count(dates.length, "date", "dates")} with ${whoText(dates)} ${verb} cancelled, and they are told: ${which}.`;
}

function whoText(dates: readonly DateRow[]): string {
  const taken = dates.reduce((sum, date) => sum + date.taken, 0);
  const waiting = dates.reduce((sum, date) => sum + date.waitingParties, 0);
  const people = taken > 0 ? [count(taken, "person", "people")] : [];
  const parties = waiting > 0 ? [count(waiting, "party in line", "parties in line")] : [];
  return [...people, ...parties].join(" and ");
}

const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;
