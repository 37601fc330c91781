import { rentalItems } from "#src/db/schema/rentals.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { NewRentalItem, RentalItem } from "./contract.ts";
import { digestOf, findEarlierItem } from "./find-earlier-item.server.ts";
import { ITEMS_MAX } from "./limits-contract.ts";
import { lockKey } from "./lock-key.server.ts";
import { listItems } from "./queries.server.ts";
import { requireCategory } from "./require-rentals.server.ts";
import { itemColumns, toItem } from "./to-item.server.ts";

type AskedItem = NewRentalItem & { businessId: number };

export async function createItem(
  services: Services,
  { viewer, senderKey }: Sender<Viewer>,
  asked: AskedItem,
): Promise<RentalItem> {
  const { businessId, images: given, ...item } = asked;
  await requireCategory(services.db, businessId, viewer);
  const earlier = await findEarlierItem(services.db, asked);
  if (earlier) return toItem(earlier);
  await requireRoom(services, businessId);
  const images = await takeImages(services, { userId: viewer.id, senderKey }, given);
  return services.db.transaction(async (tx) => {
    await lockKey(tx, item.requestKey);
    const meanwhile = await findEarlierItem(tx, asked);
    if (meanwhile) return toItem(meanwhile);
    const { pricePerHour: hourCents, pricePerDay: dayCents } = item;
    const [row] = await tx
      .insert(rentalItems)
      .values({
        ...{ ...item, ...itemColumns(item), hourCents, dayCents, images, businessId },
        requestDigest: item.requestKey === undefined ? null : digestOf(asked),
      })
      .returning();
    if (!row) throw new Error("The item was not stored");
    await showMedia(tx, `rental-item:${row.id}`, images);
    return toItem(row);
  });
}

async function requireRoom({ db }: Services, businessId: number): Promise<void> {
  const items = await listItems(db, businessId);
  if (items.length >= ITEMS_MAX)
    throw new AppError("conflict", `A business has at most ${ITEMS_MAX} rental items.`);
}
