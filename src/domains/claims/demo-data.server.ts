import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const PENDING = [
  {
    claimerName: "Bert Lindqvist",
    claimerEmail: "bert.lindqvist@example.com",
    claimerPhone: "(410) 555-0142",
    relationship: "owner",
    message: "My wife and I have run the place since 2009. I can send a utility bill.",
    createdAt: daysAgo(1),
    confirmedAt: daysAgo(1),
  },
  {
    claimerName: "Carmen Ortega",
    claimerEmail: "carmen.ortega@example.com",
    claimerPhone: null,
    relationship: "manager",
    message: "I manage the dock and the bar and would like to keep our hours right.",
    createdAt: daysAgo(3),
    confirmedAt: daysAgo(2),
  },
  {
    claimerName: "Tom Ellery",
    claimerEmail: "tom.ellery@example.com",
    claimerPhone: "(305) 555-0117",
    relationship: "authorized_representative",
    message: null,
    createdAt: daysAgo(6),
  },
] as const;

const REJECTED = {
  claimerName: "Quick Listings Ltd.",
  claimerEmail: "sales@quick-listings.example.com",
  relationship: "authorized_representative",
  message: "We manage listings for businesses in your area.",
  adminNotes: "The place has never heard of this agency.",
  createdAt: daysAgo(20),
  confirmedAt: daysAgo(20),
  reviewedAt: daysAgo(18),
} as const;

/** Claims in every state; by the approved one the demo owner has a listing. */
export const demoClaims: DemoData = {
  name: "claims",
  async load(tx) {
    const [first, second, third, fourth] = await findUnowned(tx);
    if (!first || !second || !third || !fourth) return [];
    const approved = await composeApproved(tx);
    await tx.insert(businessClaims).values([
      ...PENDING.map((claim, index) => ({
        ...claim,
        businessId: [first, second, third][index] ?? first,
        isDemo: true,
      })),
      {
        ...REJECTED,
        businessId: fourth,
        status: "rejected" as const,
        reviewedBy: "Landfall",
        isDemo: true,
      },
      ...approved,
    ]);
    return [`Demo claims: ${PENDING.length + 1 + approved.length}`];
  },
  async remove(tx) {
    await tx.delete(businessClaims).where(eq(businessClaims.isDemo, true));
  },
};

async function findUnowned(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(
      and(
        eq(businesses.isDemo, true),
        eq(businesses.status, "live"),
        isNull(businesses.ownerId),
        sql`${businesses.category} <> 'sandbars'`,
      ),
    )
    .orderBy(asc(businesses.id))
    .limit(4);
  return rows.map(({ id }) => id);
}

async function composeApproved(tx: Tx): Promise<(typeof businessClaims.$inferInsert)[]> {
  const [owned] = await tx
    .select({ businessId: businesses.id, owner: users })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(and(eq(businesses.isDemo, true), eq(users.isDemo, true)))
    .orderBy(asc(businesses.id))
    .limit(1);
  if (!owned) return [];
  const { businessId, owner } = owned;
  return [
    {
      businessId,
      claimerId: owner.id,
      sentById: owner.id,
      claimerEmail: owner.email,
      claimerName: [owner.firstName, owner.lastName].filter(Boolean).join(" "),
      relationship: "owner",
      message: "This is my place.",
      status: "approved",
      adminNotes: "Called them on the number of the listing.",
      createdAt: daysAgo(12),
      confirmedAt: daysAgo(12),
      reviewedAt: daysAgo(10),
      reviewedBy: "Landfall",
      completedAt: daysAgo(10),
      isDemo: true,
    },
  ];
}
