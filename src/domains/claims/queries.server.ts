import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Claim, ClaimCounts, ClaimFilter, PendingTransfer } from "./contract.ts";
import { CLAIM_STATUSES } from "./limits-contract.ts";

type ClaimRow = typeof businessClaims.$inferSelect;

const iso = (time: Date | null) => time?.toISOString() ?? null;

const toClaim = (row: ClaimRow, businessName: string): Claim => ({
  id: row.id,
  businessId: row.businessId,
  businessName,
  claimerName: row.claimerName,
  claimerEmail: row.claimerEmail,
  claimerPhone: row.claimerPhone,
  relationship: row.relationship,
  message: row.message,
  proofDocuments: row.proofDocuments,
  // An address counts once its reader has proved that it is theirs.
  domainMatches: row.domainMatches && row.claimerId !== null,
  status: row.status,
  adminNotes: row.adminNotes,
  reviewedAt: iso(row.reviewedAt),
  reviewedBy: row.reviewedBy,
  transferAt: iso(row.transferAt),
  objection: row.objection,
  completedAt: iso(row.completedAt),
  isDemo: row.isDemo,
  createdAt: row.createdAt.toISOString(),
});

/** Administrators read every claim, everyone else their own. */
const visibleTo = (viewer: Viewer, mine?: string): SQL | undefined =>
  viewer.isAdmin && mine !== "true" ? undefined : eq(businessClaims.claimerId, viewer.id);

export async function listClaims(
  db: Db,
  viewer: Viewer,
  { status, q, mine, offset, limit }: ClaimFilter,
): Promise<{ claims: Claim[]; total: number }> {
  const columns = [businessClaims.claimerName, businessClaims.claimerEmail, businesses.name];
  const where = and(
    visibleTo(viewer, mine),
    status && eq(businessClaims.status, status),
    containsText(columns, q),
  );
  const from = () =>
    db
      .select({ claim: businessClaims, name: businesses.name })
      .from(businessClaims)
      .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
      .where(where);
  const rows = await from()
    .orderBy(desc(businessClaims.createdAt), desc(businessClaims.id))
    .limit(limit)
    .offset(offset);
  return {
    claims: rows.map(({ claim, name }) => toClaim(claim, name)),
    total: await db.$count(from().as("found")),
  };
}

export async function listClaimsOf(db: Db, viewer: Viewer, businessId: number): Promise<Claim[]> {
  const rows = await db
    .select({ claim: businessClaims, name: businesses.name })
    .from(businessClaims)
    .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
    .where(and(visibleTo(viewer), eq(businessClaims.businessId, businessId)))
    .orderBy(desc(businessClaims.createdAt), desc(businessClaims.id))
    .limit(100);
  return rows.map(({ claim, name }) => toClaim(claim, name));
}

/** Those of the account, and those that were sent without signing in under its proved address. */
export async function listOwnClaims(db: Db, { id, email }: Viewer): Promise<Claim[]> {
  const rows = await db
    .select({ claim: businessClaims, name: businesses.name })
    .from(businessClaims)
    .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
    .where(
      or(
        eq(businessClaims.claimerId, id),
        eq(sql`lower(${businessClaims.claimerEmail})`, email.toLowerCase()),
      ),
    )
    .orderBy(desc(businessClaims.id));
  return rows.map(({ claim, name }) => toClaim(claim, name));
}

export async function countClaims(db: Db): Promise<ClaimCounts> {
  const rows = await db
    .select({ status: businessClaims.status, total: count() })
    .from(businessClaims)
    .groupBy(businessClaims.status);
  const totalOf = (status: string) => rows.find((row) => row.status === status)?.total ?? 0;
  return Object.fromEntries(
    CLAIM_STATUSES.map((status) => [status, totalOf(status)]),
  ) as ClaimCounts;
}

export async function requireClaim(db: Db, id: number): Promise<Claim> {
  const [row] = await db
    .select({ claim: businessClaims, name: businesses.name })
    .from(businessClaims)
    .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
    .where(eq(businessClaims.id, id));
  if (!row) throw new AppError("not_found", "There is no such claim.");
  return toClaim(row.claim, row.name);
}

/** Approved claims of others on the person's own listings, which take effect unless objected to. */
export async function listTransfers(db: Db, viewer: Viewer): Promise<PendingTransfer[]> {
  const rows = await db
    .select({ claim: businessClaims, name: businesses.name })
    .from(businessClaims)
    .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
    .where(
      and(
        eq(businesses.ownerId, viewer.id),
        eq(businessClaims.status, "approved"),
        isNotNull(businessClaims.transferAt),
        isNull(businessClaims.completedAt),
      ),
    )
    .orderBy(asc(businessClaims.transferAt), asc(businessClaims.id));
  return rows.flatMap(({ claim, name }) => {
    const transferAt = iso(claim.transferAt);
    if (transferAt === null) return [];
    const { id, businessId, claimerName, relationship, objection } = claim;
    return [
      { id, businessId, businessName: name, claimerName, relationship, transferAt, objection },
    ];
  });
}
