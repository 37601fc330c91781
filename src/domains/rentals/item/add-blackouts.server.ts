import type { Tx } from "#src/db/client.server.ts";
import { rentalBlackouts } from "#src/db/schema/rentals.server.ts";
import { dayOfIsoDate } from "#src/domains/hours/calendar.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { dayAt, spanOfDays } from "../availability/local-time.ts";
import type { Blackout, NewBlackout } from "./contract.ts";
import { findEarlierBlackouts } from "./find-earlier-blackouts.server.ts";
import { lockItem } from "./lock-item.server.ts";
import { lockKey } from "./lock-key.server.ts";
import { itemNotFound, zoneOf } from "./queries.server.ts";
import { findInTheWay, refuseInTheWay } from "./refuse-in-the-way.server.ts";
import { requireRentals } from "./require-rentals.server.ts";
import { type ItemRow, toBlackout } from "./to-item.server.ts";

const DAYS_MAX = 730;

/** Of several items at once: all are closed, or none; and once by each form, however often it is sent. */
export async function addBlackouts(
  { db }: Pick<Services, "db">,
  viewer: Viewer,
  asked: NewBlackout & { businessId: number },
): Promise<Blackout[]> {
  const { businessId, rentalItemIds, firstDay, lastDay, quantity, note, requestKey } = asked;
  const business = await requireRentals(db, businessId, viewer);
  const [first, last] = [dayOfIsoDate(firstDay), dayOfIsoDate(lastDay)];
  requireShort(first, last);
  requireToCome(last, dayAt(new Date(), zoneOf(business)));
  const time = spanOfDays(first, last, zoneOf(business));
  const ids = [...new Set(rentalItemIds)].toSorted((one, other) => one - other);
  return db.transaction(async (tx) => {
    await lockKey(tx, requestKey);
    const earlier = await findEarlierBlackouts(tx, asked);
    if (earlier.length > 0) return earlier.map(toBlackout);
    const items = await lockItems(tx, ids, businessId);
    requireUnits(items, quantity);
    const startsAt = new Date(Math.max(time.startsAt.getTime(), Date.now()));
    const found: Awaited<ReturnType<typeof findInTheWay>>[] = [];
    for (const item of items) {
      const less = quantity ?? item.quantity;
      found.push(await findInTheWay(tx, item, { less, startsAt, endsAt: time.endsAt }));
    }
    refuseInTheWay(found);
    const rows = ids.map((rentalItemId) => ({
      ...{ rentalItemId, firstDay, lastDay, ...time, units: quantity, note, requestKey },
    }));
    return (await tx.insert(rentalBlackouts).values(rows).returning()).map(toBlackout);
  });
}

/** One after another, always in the same order, so that nobody waits for each other. */
async function lockItems(tx: Tx, ids: readonly number[], businessId: number): Promise<ItemRow[]> {
  const items: ItemRow[] = [];
  for (const id of ids) {
    const item = await lockItem(tx, id);
    if (item.businessId !== businessId) throw itemNotFound();
    items.push(item);
  }
  return items;
}

/** More than there are cannot be closed. */
function requireUnits(items: readonly ItemRow[], quantity: number | null): void {
  const short = items.find((item) => quantity !== null && quantity > item.quantity);
  if (!short) return;
  const message =
    short.quantity === 1
      ? `There is only one "${short.name}".`
      : `There are only ${short.quantity} of "${short.name}".`;
  throw new AppError("invalid", message, { fields: { quantity: message } });
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
