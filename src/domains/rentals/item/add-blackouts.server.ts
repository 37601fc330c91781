import { rentalBlackouts } from "#src/db/schema/rentals.server.ts";
import { dayOfIsoDate } from "#src/domains/hours/calendar.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { dayAt, spanOfDays } from "../availability/local-time.ts";
import type { Blackout, NewBlackout } from "./contract.ts";
import { lockItem } from "./lock-item.server.ts";
import { itemNotFound, zoneOf } from "./queries.server.ts";
import { findInTheWay, refuseInTheWay } from "./refuse-in-the-way.server.ts";
import { requireRentals } from "./require-rentals.server.ts";
import { toBlackout } from "./to-item.server.ts";

const DAYS_MAX = 730;

/** Of several items at once: all are closed, or none. */
export async function addBlackouts(
  { db }: Pick<Services, "db">,
  viewer: Viewer,
  {
    businessId,
    rentalItemIds,
    firstDay,
    lastDay,
    quantity,
    note,
  }: NewBlackout & {
    businessId: number;
  },
): Promise<Blackout[]> {
  const business = await requireRentals(db, businessId, viewer);
  const [first, last] = [dayOfIsoDate(firstDay), dayOfIsoDate(lastDay)];
  requireShort(first, last);
  requireToCome(last, dayAt(new Date(), zoneOf(business)));
  const time = spanOfDays(first, last, zoneOf(business));
  const ids = [...new Set(rentalItemIds)].toSorted((one, other) => one - other);
  return db.transaction(async (tx) => {
    const found: Awaited<ReturnType<typeof findInTheWay>>[] = [];
    for (const id of ids) {
      const item = await lockItem(tx, id);
      if (item.businessId !== businessId) throw itemNotFound();
      const startsAt = new Date(Math.max(time.startsAt.getTime(), Date.now()));
      const less = quantity ?? item.quantity;
      found.push(await findInTheWay(tx, item, { less, startsAt, endsAt: time.endsAt }));
    }
    refuseInTheWay(found);
    const rows = ids.map((rentalItemId) => ({
      ...{ rentalItemId, firstDay, lastDay, ...time, units: quantity, note },
    }));
    return (await tx.insert(rentalBlackouts).values(rows).returning()).map(toBlackout);
  });
}

/** Days that are over cannot be had anyway. */
function requireToCome(last: number, today: number): void {
  if (last >= today) return;
  const message = "These days have passed already. Please choose days to come.";
  throw new AppError("invalid", message, { fields: { lastDay: message } });
}

function requireShort(first: number, last: number): void {
  if (last - first < DAYS_MAX) return;
  const message = `At most ${DAYS_MAX} days at once.`;
  throw new AppError("invalid", message, { fields: { lastDay: message } });
}
