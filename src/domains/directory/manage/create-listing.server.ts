import { businesses } from "#src/db/schema/directory.server.ts";
import { requireOwnMedia } from "#src/domains/media/require-own-media.server.ts";
import { showMedia } from "#src/domains/media/show-media.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Business } from "../listing/contract.ts";
import { ListingApproved, ListingSubmitted } from "../listing/events.ts";
import { RefreshSearchIndex } from "../listing/listing-jobs.ts";
import { toBusiness } from "../listing/to-business.server.ts";
import type { NewBusiness } from "./contract.ts";
import { columnsOf, fieldsIn, type ListingFields } from "./listing-columns.server.ts";
import { DeliverListingReceived } from "./mail-jobs.ts";

/** What the public sends in waits for a decision; an administrator's listing may be live at once. */
export async function createListing(
  services: Services,
  { viewer, senderKey }: Sender,
  { isActive, ...given }: NewBusiness,
): Promise<Business> {
  const { db, jobs } = services;
  const byStaff = viewer?.isAdmin === true;
  const isLive = byStaff && isActive === true;
  const uploader = { userId: viewer?.id ?? null, senderKey };
  const images = await takeImages(services, uploader, given.images);
  await requireOwnMedia(db, uploader, given.videos);
  const fields = { ...fieldsIn({ ...given, images }), images } as ListingFields;
  const columns = await columnsOf(fields, null);
  // What staff write on someone's behalf never becomes theirs.
  const submittedById = byStaff ? null : (viewer?.id ?? null);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(businesses)
      .values({ ...columns, status: isLive ? "live" : "pending", submittedById, senderKey })
      .returning();
    if (!row) throw new Error("The listing was not stored");
    await showMedia(tx, `business:${row.id}`, [...row.images, ...row.videos]);
    if (byStaff) {
      await recordDecision(tx, viewer, {
        action: "business.create",
        subject: { type: "business", id: row.id, name: row.name },
        after: { status: row.status },
      });
    }
    if (isLive) {
      await jobs.publish(tx, ListingApproved, { businessId: row.id, ownerId: null });
      await jobs.send(tx, RefreshSearchIndex, {});
    } else {
      await jobs.publish(tx, ListingSubmitted, { businessId: row.id, submittedById });
      if (!byStaff) await jobs.send(tx, DeliverListingReceived, { businessId: row.id });
    }
    return toBusiness(row, new Date());
  });
}
