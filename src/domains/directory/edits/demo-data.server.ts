import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses, factConfirmations, listingEdits } from "#src/db/schema/directory.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

type Row = typeof businesses.$inferSelect;
type Listing = Pick<Row, "id" | "hoursText"> & { facts: Record<string, unknown> };
type NewEdit = typeof listingEdits.$inferInsert;

/** What readers and an owner want changed, and what others have confirmed. */
export const demoEdits: DemoData = {
  name: "edits",
  async load(tx) {
    const listings = await findMarinas(tx);
    const edits = [...composeEdits(listings), ...(await composeOwnerEdits(tx))];
    if (edits.length > 0) await tx.insert(listingEdits).values(edits);
    const confirmations = composeConfirmations(listings);
    if (confirmations.length > 0) await tx.insert(factConfirmations).values(confirmations);
    return [`Demo changes and confirmations: ${edits.length + confirmations.length}`];
  },
  async remove(tx) {
    await tx.delete(listingEdits).where(eq(listingEdits.isDemo, true));
    await tx.delete(factConfirmations).where(eq(factConfirmations.isDemo, true));
  },
};

async function findMarinas(tx: Tx): Promise<Listing[]> {
  const rows = await tx
    .select()
    .from(businesses)
    .where(
      and(
        eq(businesses.isDemo, true),
        eq(businesses.status, "live"),
        eq(businesses.category, "marinas"),
        sql`${businesses.facts} ? 'approachDepth'`,
      ),
    )
    .orderBy(asc(businesses.id))
    .limit(12);
  return rows.map((row) => ({ ...row, facts: row.facts as Record<string, unknown> }));
}

function composeEdits(listings: readonly Listing[]): NewEdit[] {
  const [first, second, third] = listings;
  if (!first || !second || !third) return [];
  const isDemo = true;
  const depth = Number(first.facts.approachDepth);
  return [
    {
      businessId: first.id,
      source: "reader",
      field: "facts.approachDepth",
      before: depth,
      after: Math.max(1, depth - 2),
      note: "Touched bottom at low water on Saturday, two feet less than the page says.",
      proposerName: "Gus T.",
      createdAt: daysAgo(1),
      isDemo,
    },
    {
      businessId: second.id,
      source: "reader",
      field: "closed",
      before: false,
      after: true,
      note: "The gate is chained and the fuel dock is gone.",
      proposerName: "A visitor",
      createdAt: daysAgo(2),
      isDemo,
    },
    {
      businessId: third.id,
      source: "reader",
      field: "hours",
      before: third.hoursText,
      after: "Apr-Oct: Daily 7am-7pm; Nov-Mar: Mon-Fri 8am-4pm",
      note: "Their own sign at the office.",
      proposerName: "Nadia W.",
      createdAt: daysAgo(4),
      isDemo,
    },
  ];
}

/** The demo owner wants another name for one of the listings. */
async function composeOwnerEdits(tx: Tx): Promise<NewEdit[]> {
  const [owned] = await tx
    .select({ business: businesses, owner: users })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(and(eq(businesses.isDemo, true), eq(users.isDemo, true), eq(businesses.status, "live")))
    .orderBy(asc(businesses.id))
    .limit(1);
  if (!owned) return [];
  const { business, owner } = owned;
  return [
    {
      businessId: business.id,
      source: "owner",
      field: "name",
      before: business.name,
      after: `${business.name} & Landing`,
      proposerId: owner.id,
      proposerName: [owner.firstName, owner.lastName].filter(Boolean).join(" "),
      createdAt: daysAgo(3),
      isDemo: true,
    },
  ];
}

const WITNESSES = ["Gus T.", "Nadia W.", "Elias P.", "Joan M."];

function composeConfirmations(listings: readonly Listing[]) {
  return listings.flatMap(({ id, facts }, index) =>
    Object.keys(facts)
      .slice(0, 1 + (index % 3))
      .map((key, place) => ({
        businessId: id,
        field: `facts.${key}`,
        confirmerName: WITNESSES[(index + place) % WITNESSES.length] ?? "A visitor",
        confirmerKey: `demo:${index}-${place}`,
        confirmedAt: daysAgo(3 + 4 * index + place),
        isDemo: true,
      })),
  );
}
