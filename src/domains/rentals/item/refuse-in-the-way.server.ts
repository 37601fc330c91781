import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { unitsFree } from "../availability/free-time.ts";
import type { TimeSpan } from "../availability/local-time.ts";
import { holdsTime, readStock } from "./queries.server.ts";
import type { ItemRow } from "./to-item.server.ts";

const NAMED_MAX = 5;

/**
 * Names the bookings that stand in the way of having so many units less in a time. Of an item that is
 * locked, with what is to be closed in it not yet written.
 */
export async function refuseInTheWay(
  tx: Tx,
  item: ItemRow,
  { less, ...time }: TimeSpan & { less: number },
): Promise<void> {
  const stock = await readStock(tx, item, time);
  const closing = { ...time, units: less, isClosed: true };
  const reduced = { ...stock, taken: [...stock.taken, closing] };
  const booked = await tx
    .select()
    .from(rentalBookings)
    .where(
      and(
        eq(rentalBookings.rentalItemId, item.id),
        lt(rentalBookings.startsAt, time.endsAt),
        gt(rentalBookings.blockedUntil, time.startsAt),
        holdsTime,
      ),
    )
    .orderBy(asc(rentalBookings.startsAt));
  const names = booked
    .filter((each) => unitsShort(reduced, { ...each, endsAt: each.blockedUntil }, time))
    .map(({ id, startsLocal }) => `#${id} (${startsLocal.replace("T", " ")})`);
  if (names.length === 0) return;
  const more = names.length > NAMED_MAX ? ` and ${names.length - NAMED_MAX} more` : "";
  throw new AppError(
    "conflict",
    `${item.name}: bookings are in the way: ${names.slice(0, NAMED_MAX).join(", ")}${more}.`,
    { code: "bookings_in_the_way" },
  );
}

type Reduced = Parameters<typeof unitsFree>[0];

/** Below zero is told from none left by asking for one unit more than there is. */
function unitsShort(stock: Reduced, booking: TimeSpan, time: TimeSpan): boolean {
  const startsAt = booking.startsAt > time.startsAt ? booking.startsAt : time.startsAt;
  const endsAt = booking.endsAt < time.endsAt ? booking.endsAt : time.endsAt;
  const spare = { ...stock, quantity: stock.quantity + 1 };
  return unitsFree(spare, { startsAt, endsAt }) < 1;
}
