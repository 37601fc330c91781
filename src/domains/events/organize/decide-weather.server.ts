import type { Tx } from "#src/db/client.server.ts";
import { isAdmitted, secondsUntilAdmitted } from "#src/platform/http/rate-limit.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { isCalledOff } from "../event/rules.ts";
import type { DateRow, EventRow } from "../event/to-event.server.ts";
import type { Happened } from "../registration/mail-jobs.ts";
import type { DateDeed } from "./contract.ts";

/** What becomes of a date, and what people are told of it. */
export interface Decided {
  change: Partial<Pick<DateRow, "status" | "statusNote" | "weatherCall">>;
  news: Happened;
}

/**
 * No go: the date does not take place, as if it were cancelled, until a later go brings it back with
 * everybody who was registered or waiting. Null where the same was said before.
 */
export function decideWeather(
  { call, note }: Pick<Extract<DateDeed, { deed: "weather" }>, "call" | "note">,
  event: Pick<EventRow, "weatherDependent">,
  date: Pick<DateRow, "status" | "weatherCall" | "statusNote">,
): Decided | null {
  const isOff = isCalledOff(date);
  if (!event.weatherDependent && !isOff) refuse("This event does not depend on the weather.");
  if (date.status !== "active" && !isOff)
    refuse(`This date is ${date.status}. Please resume it first.`);
  if (date.weatherCall === call && date.statusNote === note) return null;
  const said = { weatherCall: call, statusNote: note };
  if (call === "no_go") {
    const change = isOff ? said : { ...said, status: "cancelled" as const };
    return { change, news: { kind: "no_go", note } };
  }
  return isOff
    ? { change: { ...said, status: "active" }, news: { kind: "back", note } }
    : { change: said, news: { kind: "go", note } };
}

function refuse(message: string): never {
  throw new AppError("conflict", message);
}

/** Of one date, whichever way. What is refused changes nothing, so that the last mail stays true. */
const CALLS_A_DAY = { name: "event-weather-calls", calls: 10, seconds: 86_400 };

export async function requireFewCalls(tx: Tx, dateId: number): Promise<void> {
  if (await isAdmitted(tx, CALLS_A_DAY, String(dateId))) return;
  const message = `The weather of this date was called ${CALLS_A_DAY.calls} times today. You can still cancel, postpone or move the date.`;
  const retryAfterSeconds = await secondsUntilAdmitted(tx, CALLS_A_DAY, String(dateId));
  throw new AppError("rate_limited", message, { retryAfterSeconds });
}
