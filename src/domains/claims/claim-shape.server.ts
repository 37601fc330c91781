import { aliasedTable, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { versionOf } from "#src/domains/moderation/require-shown.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Claim } from "./contract.ts";

export type ClaimRow = typeof businessClaims.$inferSelect;
export type ClaimedListing = Pick<
  typeof businesses.$inferSelect,
  "id" | "name" | "website" | "ownerId"
>;
export type FoundClaim = Awaited<ReturnType<typeof selectClaims>>[number];

export const claimedColumns = {
  id: businesses.id,
  name: businesses.name,
  website: businesses.website,
  ownerId: businesses.ownerId,
};

const senders = aliasedTable(users, "senders");
const claimers = aliasedTable(users, "claimers");
const owners = aliasedTable(users, "owners");

export const selectClaims = (db: Db) =>
  db
    .select({
      claim: businessClaims,
      business: claimedColumns,
      senderEmail: senders.email,
      accountEmail: claimers.email,
      ownerEmail: owners.email,
    })
    .from(businessClaims)
    .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
    .leftJoin(senders, eq(senders.id, businessClaims.sentById))
    .leftJoin(claimers, eq(claimers.id, businessClaims.claimerId))
    .leftJoin(owners, eq(owners.id, businesses.ownerId));

/** All that an administrator is shown and that may change; accounts by id, for ids cannot be guessed. */
export function versionOfClaim(claim: ClaimRow, business: ClaimedListing): string {
  const { linkHash: _link, linkExpiresAt: _expiry, senderKey: _key, ...shown } = claim;
  return versionOf([shown, business]);
}

export const iso = (time: Date | null) => time?.toISOString() ?? null;

/** Addresses of accounts are for administrators. */
export function toClaim(found: FoundClaim, viewer: Viewer | null): Claim {
  const { claim, business } = found;
  const isAdmin = viewer?.isAdmin ?? false;
  return {
    id: claim.id,
    version: versionOfClaim(claim, business),
    businessId: claim.businessId,
    businessName: business.name,
    businessWebsite: business.website,
    claimerName: claim.claimerName,
    claimerEmail: claim.claimerEmail,
    confirmedAt: iso(claim.confirmedAt),
    addressProof: addressProofOf(found),
    senderEmail: isAdmin ? found.senderEmail : null,
    accountEmail: isAdmin ? found.accountEmail : null,
    ownerEmail: isAdmin ? found.ownerEmail : null,
    claimerPhone: claim.claimerPhone,
    relationship: claim.relationship,
    message: claim.message,
    proofDocuments: claim.proofDocuments,
    domainMatches: claim.domainMatches && claim.confirmedAt !== null,
    status: claim.status,
    adminNotes: claim.adminNotes,
    reviewedAt: iso(claim.reviewedAt),
    reviewedBy: claim.reviewedBy,
    transferAt: iso(claim.transferAt),
    objection: claim.objection,
    objectionDismissedAt: iso(claim.objectionDismissedAt),
    completedAt: iso(claim.completedAt),
    isDemo: claim.isDemo,
    createdAt: claim.createdAt.toISOString(),
  };
}

function addressProofOf({ claim, accountEmail }: FoundClaim): Claim["addressProof"] {
  if (claim.confirmedAt === null) return null;
  return accountEmail === claim.claimerEmail.toLowerCase() ? "account" : "mail";
}
