import { sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { AppError, type ErrorLink } from "#src/shared/errors.ts";
import { addMinutes } from "../availability/local-time.ts";
import type { ItemFacts } from "../item/queries.server.ts";
import { findInTheWay, linksTo } from "../item/refuse-in-the-way.server.ts";
import type { BookingTime } from "./contract.ts";
import { findNextFree } from "./find-next-free.server.ts";
import { timeOf } from "./quote-booking.server.ts";
import { zonedWords } from "./when-words.ts";
import { CLOSED_THEN, isClosedThen } from "./why-not-offered.server.ts";

/**
 * Of an item that is locked: asks the function that the trigger asks, and says when the next time is free.
 * Those who run the business are led to the bookings that have it.
 */
export async function requireFree(
  tx: Tx,
  facts: ItemFacts,
  asked: BookingTime,
  { isManager }: { isManager: boolean },
): Promise<void> {
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
  if (isFree) return;
  const time = { startsAt, endsAt: until, less: asked.quantity };
  const links = isManager ? linksTo([await findInTheWay(tx, item, time)]) : [];
  throw await takenError(tx, facts, asked, links);
}

async function takenError(
  tx: Tx,
  facts: ItemFacts,
  asked: BookingTime,
  links: readonly ErrorLink[],
): Promise<AppError> {
  const next = await findNextFree(tx, facts, asked);
  const isClosed = await isClosedThen(tx, facts.item, timeOf(asked), asked.quantity);
  const hint = next
    ? ` The next free time of this length begins on ${zonedWords(next.local, next.zone)}.`
    : "";
  return new AppError("conflict", `${isClosed ? CLOSED_THEN : "That time is taken."}${hint}`, {
    code: "taken",
    ...(links.length > 0 && { links }),
  });
}
