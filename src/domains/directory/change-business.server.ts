import type { Tx } from "#src/db/client.server.ts";
import { takeImages } from "#src/domains/media/take-images.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { changeStatus } from "./change-status.server.ts";
import type { Business } from "./contract.ts";
import { fieldsIn, type ListingFields } from "./listing-columns.server.ts";
import type { BusinessChange, ListingStatus } from "./listing-contract.ts";
import type { ListingRow } from "./load-listings.server.ts";
import { lockBusiness, requireManaged, requireManager } from "./lock-business.server.ts";
import { proposeEdits } from "./propose-edits.server.ts";
import { requireBusiness } from "./queries.server.ts";
import { setFeaturedLevel } from "./set-featured-level.server.ts";
import { writeListing } from "./write-listing.server.ts";

interface Editor {
  viewer: Viewer;
  senderKey: string;
}

/** Administrators change everything; an owner everything but what only they decide. */
export async function changeBusiness(
  services: Services,
  editor: Editor,
  id: number,
  change: BusinessChange,
): Promise<Business> {
  const { db } = services;
  const { viewer } = editor;
  const seen = await requireManaged(db, id, viewer);
  if (!viewer.isAdmin) refuseDecisions(change);
  const fields = fieldsIn(change);
  if (change.images) fields.images = await keepImages(services, editor, seen, change.images);
  await db.transaction(async (tx) => {
    const row = await lockBusiness(tx, id);
    requireManager(row, viewer);
    requireVersion(row, change);
    if (viewer.isAdmin) await decide(tx, services, viewer, row, change);
    const atOnce =
      viewer.isAdmin || row.status !== "live"
        ? fields
        : await proposeEdits(tx, editor, row, fields);
    await writeAndRecord(tx, services, viewer, row, atOnce);
  });
  return requireBusiness(db, id, viewer);
}

const DECISIONS = ["isActive", "status", "featuredLevel", "isFeatured"] as const;

function refuseDecisions(change: BusinessChange): void {
  const refused = DECISIONS.filter((field) => change[field] !== undefined);
  if (refused.length === 0) return;
  const message = "Only administrators decide whether a listing is live, and its level.";
  throw new AppError("forbidden", message);
}

function requireVersion(row: ListingRow, { version }: BusinessChange): void {
  if (version === undefined || version === row.version) return;
  const message = "Someone else changed this listing meanwhile. Please load it again.";
  throw new AppError("conflict", message, { code: "version_conflict" });
}

async function decide(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  row: ListingRow,
  change: BusinessChange,
): Promise<void> {
  const wanted = wantedStatus(row, change);
  const isDecisionAlone = Object.keys(change).every((key) =>
    ["isActive", "status", "version"].includes(key),
  );
  if (wanted && wanted !== row.status) await changeStatus(tx, services, viewer, row, wanted);
  else if (wanted && isDecisionAlone) {
    const message = `This listing is ${row.status} already.`;
    throw new AppError("conflict", message, { code: "already_decided" });
  }
  if (change.featuredLevel !== undefined) {
    await setFeaturedLevel(tx, viewer, row, change.featuredLevel);
  }
}

/** Switching off what was never on leaves it waiting. */
function wantedStatus(row: ListingRow, change: BusinessChange): ListingStatus | undefined {
  if (change.status) return change.status;
  if (change.isActive === undefined) return undefined;
  if (change.isActive) return "live";
  return row.status === "live" ? "inactive" : row.status;
}

async function writeAndRecord(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  row: ListingRow,
  fields: Partial<ListingFields>,
): Promise<void> {
  const changes = await writeListing(tx, services.jobs, row, fields);
  if (!changes) return;
  await recordDecision(tx, viewer, {
    action: "business.edit",
    subject: { type: "business", id: row.id, name: row.name },
    ...changes,
  });
}

/** What the listing shows already stays, drawings too; anything else must be a picture of ours. */
async function keepImages(
  services: Services,
  { viewer, senderKey }: Editor,
  row: ListingRow,
  images: string[],
): Promise<string[]> {
  const fresh = images.filter((image) => !row.images.includes(image));
  const taken = await takeImages(services, { userId: viewer.id, senderKey }, fresh);
  return images.map((image) => taken[fresh.indexOf(image)] ?? image);
}
