import type { Db, Tx } from "#src/db/client.server.ts";
import { nextFree } from "../availability/free-time.ts";
import { addMinutes, wallText, zoneAt } from "../availability/local-time.ts";
import { type ItemFacts, readStock, rulesOf } from "../item/queries.server.ts";
import type { BookingTime, NextTime } from "./contract.ts";

const SEARCHED_MINUTES = 20 * 1440;

/** When a time of the same length can be had after one that is taken; null when that is not soon. */
export async function findNextFree(
  db: Db | Tx,
  facts: ItemFacts,
  { startDate: startsAt, endDate: endsAt, quantity: units }: BookingTime,
): Promise<NextTime | null> {
  const rules = rulesOf(facts);
  const until = addMinutes(endsAt, SEARCHED_MINUTES);
  const stock = await readStock(db, facts.item, { startsAt, endsAt: until });
  const offer = { rules, stock, startStep: facts.item.startStep };
  const next = nextFree({ startsAt, endsAt }, offer, { units, now: new Date() });
  return (
    next && {
      startDate: next.startsAt.toISOString(),
      endDate: next.endsAt.toISOString(),
      local: wallText(next.startsAt, rules.timeZone),
      zone: zoneAt(rules.timeZone, next.startsAt),
    }
  );
}
