import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { nextFree } from "../availability/free-time.ts";
import { addMinutes, wallText } from "../availability/local-time.ts";
import { type ItemFacts, readStock, rulesOf } from "../item/queries.server.ts";
import type { BookingTime } from "./contract.ts";
import { zoneAt } from "./mail-facts.server.ts";
import { timeOf } from "./quote-booking.server.ts";
import { localWords } from "./when-words.ts";

const SEARCHED_MINUTES = 20 * 1440;

/** Of an item that is locked: asks the function that the trigger asks, and says when the next time is free. */
export async function requireFree(tx: Tx, facts: ItemFacts, asked: BookingTime): Promise<void> {
  const { item } = facts;
  const { startsAt, endsAt } = timeOf(asked);
  const until = addMinutes(endsAt, item.bufferMinutes);
  const { rows } = await tx.execute<{ booked: number; taken: number }>(sql`
    select rental_units_taken(${item.id}, ${startsAt}, ${until}, 0) as booked,
      rental_units_taken(${item.id}, greatest(${startsAt}, clock_timestamp()), ${until}, ${item.quantity}) as taken`);
  const { booked = 0, taken = 0 } = rows[0] ?? {};
  const isFree =
    booked + asked.quantity <= item.quantityEver &&
    (until <= new Date() || taken + asked.quantity <= item.quantity);
  if (!isFree) throw await takenError(tx, facts, asked);
}

/** "Sunday, July 4, 2027, 10:00 AM EDT" */
const momentWords = (moment: Date, timeZone: string): string =>
  `${localWords(wallText(moment, timeZone))} ${zoneAt(timeZone, moment)}`;

async function takenError(tx: Tx, facts: ItemFacts, asked: BookingTime): Promise<AppError> {
  const time = timeOf(asked);
  const rules = rulesOf(facts);
  const around = { ...time, endsAt: addMinutes(time.endsAt, SEARCHED_MINUTES) };
  const stock = await readStock(tx, facts.item, around);
  const offer = { rules, stock, startStep: facts.item.startStep };
  const next = nextFree(time, offer, { units: asked.quantity, now: new Date() });
  const hint = next
    ? ` The next free time of this length begins on ${momentWords(next.startsAt, rules.timeZone)}.`
    : "";
  return new AppError("conflict", `That time is taken.${hint}`, { code: "taken" });
}
