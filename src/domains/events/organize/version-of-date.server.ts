import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { STANDING_WORDS, standingOf } from "../event/rules.ts";
import { type DateRow, type EventRow, toEventDate } from "../event/to-event.server.ts";
import { whenText } from "../event/when-rules.ts";

/** Another one with every change that is decided about, not with those who register. */
export const versionOfDate = ({
  startsAt,
  endsAt,
  status,
  weatherCall,
  capacity,
}: Pick<DateRow, "startsAt" | "endsAt" | "status" | "weatherCall" | "capacity">): string =>
  versionOf({ startsAt, endsAt, status, weatherCall, capacity });

/** Refused with how the date stands now. */
export function requireSeenDate(event: EventRow, row: DateRow, seen: string | undefined): void {
  if (seen === undefined || seen === versionOfDate(row)) return;
  const date = toEventDate(row, event);
  const off = date.status === "active" ? "" : ` (${STANDING_WORDS[standingOf(date, Date.now())]})`;
  const places =
    date.capacity === null ? "no limit of places" : `${formatNumber(date.capacity)} places`;
  throw new AppError(
    "conflict",
    `This date was changed meanwhile, and nothing was done. It is now: ${whenText(date)}${off}, ${places}.`,
    { code: "version_conflict" },
  );
}
