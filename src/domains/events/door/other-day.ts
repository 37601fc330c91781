import { dayOf, wallTimeAt } from "../series/wall-time.ts";
import type { Roster } from "./contract.ts";

/** Why nobody is expected at the door now. */
export type OtherDay = "early" | "over";

const HALF_DAY = 12 * 3_600_000;

/** Null on its days at the place, and half a day around it: doors open before midnight, and close after. */
export function otherDay(
  { startsAt, overAt, timeZone }: Pick<Roster, "startsAt" | "overAt" | "timeZone">,
  now: number,
): OtherDay | null {
  const day = (moment: number | string) => dayOf(wallTimeAt(new Date(moment), timeZone));
  if (now < Date.parse(startsAt) - HALF_DAY && day(now) < day(startsAt)) return "early";
  return now > Date.parse(overAt) + HALF_DAY && day(now) > day(overAt) ? "over" : null;
}
