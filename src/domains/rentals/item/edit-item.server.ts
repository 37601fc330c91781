import { eq } from "drizzle-orm";
import { rentalItems } from "#src/db/schema/rentals.server.ts";
import { keepImages } from "#src/domains/media/keep-images.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { RentalItem, RentalItemChange } from "./contract.ts";
import { inItemTurn, lockItem } from "./lock-item.server.ts";
import { itemNotFound, requireItemFacts } from "./queries.server.ts";
import { findInTheWay, refuseInTheWay } from "./refuse-in-the-way.server.ts";
import { requireRentals } from "./require-rentals.server.ts";
import { requireUnchanged } from "./require-unchanged.server.ts";
import { type ItemRow, itemColumns, toItem } from "./to-item.server.ts";

/** Later than anything that is booked. */
const EVER = new Date("9999-01-01T00:00Z");

/** Bookings that are made keep their price, their pause and their terms. */
export async function editItem(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  { id, images: given, shown, ...change }: RentalItemChange & { id: number },
): Promise<RentalItem> {
  const { item } = await requireItemFacts(services.db, id);
  await requireRentals(services.db, item.businessId, viewer);
  const uploader = { userId: viewer.id, senderKey };
  const images = given && (await keepImages(services, uploader, { given, kept: item.images }));
  return inItemTurn(id, () =>
    services.db.transaction(async (tx) => {
      const locked = await lockItem(tx, id);
      if (locked.isArchived) throw itemNotFound();
      const columns = { ...itemColumns(change), ...(images && { images }) };
      requireUnchanged({ shown, now: toItem(locked), wanted: toItem({ ...locked, ...columns }) });
      requireOrder(locked, change);
      const less = locked.quantity - (change.quantity ?? locked.quantity);
      if (less > 0) {
        const time = { startsAt: new Date(), endsAt: EVER };
        refuseInTheWay([await findInTheWay(tx, locked, { less, ...time })]);
      }
      const [row] = await tx
        .update(rentalItems)
        .set({ ...columns, updatedAt: new Date() })
        .where(eq(rentalItems.id, id))
        .returning();
      if (!row) throw new Error("The item is gone");
      if (images) await showMedia(tx, `rental-item:${id}`, images);
      return toItem(row);
    }),
  );
}

function requireOrder(item: ItemRow, change: RentalItemChange): void {
  const { minBookingDuration: min, maxBookingDuration: max } = { ...item, ...change };
  if (max >= min) return;
  const message = "The longest booking is at least as long as the shortest.";
  throw new AppError("invalid", message, { fields: { maxBookingDuration: message } });
}
