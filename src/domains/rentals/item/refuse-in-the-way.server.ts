import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { timeText } from "#src/domains/hours/hours-text.ts";
import { AppError, type ErrorLink } from "#src/shared/errors.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import { unitsFree } from "../availability/free-time.ts";
import { type TimeSpan, zoneAt } from "../availability/local-time.ts";
import { deskBookingPath } from "./desk-paths.ts";
import { holdsTime, readStock } from "./queries.server.ts";
import type { ItemRow } from "./to-item.server.ts";

const NAMED_MAX = 5;
const LINKS_MAX = 50;

interface InTheWay {
  item: ItemRow;
  bookings: (typeof rentalBookings.$inferSelect)[];
}

/**
 * The bookings that stand in the way of having so many units less in a time. Of an item that is locked, with
 * what is to be closed in it not yet written.
 */
export async function findInTheWay(
  tx: Tx,
  item: ItemRow,
  { less, ...time }: TimeSpan & { less: number },
): Promise<InTheWay> {
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
  const bookings = booked.filter((each) =>
    unitsShort(reduced, { ...each, endsAt: each.blockedUntil }, time),
  );
  return { item, bookings };
}

/** Names those of every item, as people read them, with the way to each. */
export function refuseInTheWay(found: readonly InTheWay[]): void {
  const blocked = found.filter(({ bookings }) => bookings.length > 0);
  if (blocked.length === 0) return;
  throw new AppError("conflict", `Bookings are in the way. ${blocked.map(itemWords).join(" ")}`, {
    code: "bookings_in_the_way",
    links: linksTo(blocked),
  });
}

/** For those who run the business. */
export const linksTo = (found: readonly InTheWay[]): ErrorLink[] =>
  found
    .flatMap(({ item, bookings }) =>
      bookings.map((booking) => ({
        text: `${item.name}: ${bookingWords(booking)}`,
        href: deskBookingPath(booking),
      })),
    )
    .slice(0, LINKS_MAX);

function itemWords({ item, bookings }: InTheWay): string {
  const named = bookings.slice(0, NAMED_MAX).map(bookingWords).join("; ");
  const more = bookings.length - NAMED_MAX;
  return `${item.name}: ${named}${more > 0 ? `; and ${more} more` : ""}.`;
}

/** "Zoë Tern, Jul 4, 2027, 10 AM EDT to 1 PM EDT" */
function bookingWords(booking: InTheWay["bookings"][number]): string {
  const { customerName, startsLocal, endsLocal, startsAt, endsAt, timeZone } = booking;
  const isOneDay = startsLocal.slice(0, 10) === endsLocal.slice(0, 10);
  const end = isOneDay ? clockWords(endsLocal) : localWords(endsLocal);
  return `${customerName}, ${localWords(startsLocal)} ${zoneAt(timeZone, startsAt)} to ${end} ${zoneAt(timeZone, endsAt)}`;
}

const clockWords = (local: string): string =>
  timeText(Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)));

const localWords = (local: string): string =>
  `${formatDay(local.slice(0, 10))}, ${clockWords(local)}`;

type Reduced = Parameters<typeof unitsFree>[0];

/** Below zero is told from none left by asking for one unit more than there is. */
function unitsShort(stock: Reduced, booking: TimeSpan, time: TimeSpan): boolean {
  const startsAt = booking.startsAt > time.startsAt ? booking.startsAt : time.startsAt;
  const endsAt = booking.endsAt < time.endsAt ? booking.endsAt : time.endsAt;
  const spare = { ...stock, quantity: stock.quantity + 1 };
  return unitsFree(spare, { startsAt, endsAt }) < 1;
}
