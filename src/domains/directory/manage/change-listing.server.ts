import type { Tx } from "#src/db/client.server.ts";
import { keepImages } from "#src/domains/media/keep-images.server.ts";
import { requireOwnMedia } from "#src/domains/media/require-own-media.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Business } from "../listing/contract.ts";
import type { ListingRow } from "../listing/load-listings.server.ts";
import { requireListing } from "../listing/queries.server.ts";
import type { BusinessChange } from "./contract.ts";
import { decideListing, requireSeen } from "./decide-listing.server.ts";
import { fieldsIn, type ListingFields } from "./listing-columns.server.ts";
import { lockListing, requireManaged, requireManager } from "./lock-listing.server.ts";
import { proposeEdits } from "./propose-edits.server.ts";
import { writeListing } from "./write-listing.server.ts";

/** Administrators change everything; an owner everything but what only they decide. */
export async function changeListing(
  services: Services,
  editor: Sender<Viewer>,
  { id, ...change }: BusinessChange & { id: number },
): Promise<Business> {
  const { db } = services;
  const { viewer } = editor;
  const seen = await requireManaged(db, id, viewer);
  const fields = fieldsIn(change);
  const uploader = { userId: viewer.id, senderKey: editor.senderKey };
  if (change.images)
    fields.images = await keepImages(services, uploader, {
      given: change.images,
      kept: seen.images,
    });
  await requireOwnMedia(db, uploader, change.videos ?? [], seen.videos);
  await db.transaction(async (tx) => {
    const row = await lockListing(tx, id);
    requireManager(row, viewer);
    requireSeen(row, change);
    if (viewer.isAdmin) await decideListing(tx, services, viewer, row, change);
    const atOnce =
      viewer.isAdmin || row.status !== "live"
        ? fields
        : await proposeEdits(tx, editor, row, fields);
    await writeAndRecord(tx, services, viewer, row, atOnce);
  });
  return requireListing(db, id, viewer);
}

async function writeAndRecord(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  row: ListingRow,
  fields: Partial<ListingFields>,
): Promise<void> {
  const changes = await writeListing(tx, services, row, fields);
  if (!changes) return;
  await recordDecision(tx, viewer, {
    action: "business.edit",
    subject: { type: "business", id: row.id, name: row.name },
    ...changes,
  });
}
