import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { countEach } from "#src/db/count-each.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { readQueue } from "#src/domains/moderation/read-queue.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { type FoundClaim, iso, selectClaims, toClaim } from "./claim-shape.server.ts";
import type { Claim, ClaimCounts, ClaimFilter, PendingTransfer } from "./contract.ts";
import { CLAIM_STATUSES } from "./limits-contract.ts";

/**
 * Administrators read every claim, everyone else their own. What somebody sent under an address that
 * is not their account's is theirs while it waits; the answer goes to the reader of that address.
 */
const visibleTo = (viewer: Viewer, mine?: string): SQL | undefined =>
  viewer.isAdmin && mine !== "true"
    ? undefined
    : or(
        eq(businessClaims.claimerId, viewer.id),
        and(
          eq(businessClaims.sentById, viewer.id),
          isNull(businessClaims.claimerId),
          eq(businessClaims.status, "pending"),
        ),
      );

const NEWEST_FIRST = [desc(businessClaims.createdAt), desc(businessClaims.id)];

/** As `hasOpenObjection` of the rules says it of one claim. */
const objected = sql<boolean>`(${and(
  eq(businessClaims.status, "approved"),
  isNull(businessClaims.completedAt),
  isNotNull(businessClaims.objection),
  isNull(businessClaims.objectionDismissedAt),
)})`;

function readPage(
  db: Db,
  viewer: Viewer,
  where: SQL | undefined,
  { order = NEWEST_FIRST, ...page }: Paging & { order?: SQL[] },
): Promise<ListPage<Claim>> {
  const toItem = (row: FoundClaim) => toClaim(row, viewer);
  const view = { table: businessClaims, select: selectClaims, toItem };
  return readQueue(db, view, { ...page, where, order });
}

const listingName = sql`(select ${businesses.name} from ${businesses} where ${businesses.id} = ${businessClaims.businessId})`;

export function listClaims(
  db: Db,
  viewer: Viewer,
  { status, q, mine, ...page }: ClaimFilter,
): Promise<ListPage<Claim>> {
  const columns = [businessClaims.claimerName, businessClaims.claimerEmail, listingName];
  const where = and(
    visibleTo(viewer, mine),
    status && eq(businessClaims.status, status),
    containsText(columns, q),
  );
  // Among those approved, the ones that an owner objected to still wait for somebody.
  const order = status === "approved" ? [desc(objected), ...NEWEST_FIRST] : NEWEST_FIRST;
  return readPage(db, viewer, where, { ...page, order });
}

export const listClaimsOf = (
  db: Db,
  viewer: Viewer,
  businessId: number,
  page: Paging,
): Promise<ListPage<Claim>> =>
  readPage(db, viewer, and(visibleTo(viewer), eq(businessClaims.businessId, businessId)), page);

/** All that the account sent, and what was sent without signing in under its proved address. */
export async function listOwnClaims(db: Db, viewer: Viewer): Promise<Claim[]> {
  const rows = await selectClaims(db)
    .where(
      or(
        visibleTo(viewer, "true"),
        eq(sql`lower(${businessClaims.claimerEmail})`, viewer.email.toLowerCase()),
      ),
    )
    .orderBy(desc(businessClaims.id));
  return rows.map((row) => toClaim(row, null));
}

export async function countClaims(db: Db): Promise<ClaimCounts> {
  const byStatus = await countEach(db, businessClaims.status, CLAIM_STATUSES);
  return { ...byStatus, objected: await db.$count(businessClaims, objected) };
}

export async function requireClaim(db: Db, id: number, viewer: Viewer | null): Promise<Claim> {
  const [row] = await selectClaims(db).where(eq(businessClaims.id, id));
  if (!row) throw new AppError("not_found", "There is no such claim.");
  return toClaim(row, viewer);
}

/** Approved claims of others on the person's own listings, which take effect unless objected to. */
export async function listTransfers(
  db: Db,
  viewer: Viewer,
  { limit, offset }: Paging,
): Promise<ListPage<PendingTransfer>> {
  const owned = db
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(businesses.ownerId, viewer.id));
  const wanted = and(
    inArray(businessClaims.businessId, owned),
    eq(businessClaims.status, "approved"),
    isNotNull(businessClaims.transferAt),
    isNull(businessClaims.completedAt),
  );
  const rows = await db
    .select({ claim: businessClaims, name: businesses.name })
    .from(businessClaims)
    .innerJoin(businesses, eq(businesses.id, businessClaims.businessId))
    .where(wanted)
    .orderBy(asc(businessClaims.transferAt), asc(businessClaims.id))
    .limit(limit)
    .offset(offset);
  const items = rows.flatMap(({ claim, name }) => {
    const transferAt = iso(claim.transferAt);
    if (transferAt === null) return [];
    const { id, businessId, claimerName, relationship, objection } = claim;
    const isObjectionDismissed = claim.objectionDismissedAt !== null;
    const told = { id, businessId, businessName: name, claimerName, relationship };
    return [{ ...told, transferAt, objection, isObjectionDismissed }];
  });
  return { items, total: await db.$count(businessClaims, wanted) };
}
