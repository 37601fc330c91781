import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { findSignals, type SignalSource } from "#src/domains/moderation/find-signals.server.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { AdminReview, AdminReviewFilter, PendingChange } from "./contract.ts";
import { REVIEW_ORDERS } from "./queries.server.ts";
import { isWaiting } from "./rules.ts";
import { type ReviewRow, toReview, versionOfReview } from "./to-review.server.ts";

const SOURCE: SignalSource = {
  table: reviews,
  text: "content",
  email: "user_email",
  sender: "sender_key",
  about: "business_id",
  account: "user_id",
};

const waiting = sql`(not ${reviews.isApproved} or ${reviews.pendingChange} is not null)`;

/** Every review, with what speaks for a closer look beside those that wait. */
export async function listAdminReviews(
  db: Db,
  filter: AdminReviewFilter,
  viewer: Viewer,
): Promise<ListPage<AdminReview>> {
  const where = and(...conditions(filter));
  const order = [...REVIEW_ORDERS[filter.sort], desc(reviews.id)];
  // Only the rows of the page are read whole and joined, not those that it passes over.
  const page = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(where)
    .orderBy(...order)
    .limit(filter.limit)
    .offset(filter.offset)
    .as("page");
  const rows = await db
    .select({ ...getTableColumns(reviews), businessName: businesses.name })
    .from(page)
    .innerJoin(reviews, eq(reviews.id, page.id))
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .orderBy(...order);
  return {
    items: await withSignals(db, rows, viewer),
    total: await db.$count(reviews, where),
  };
}

function conditions({ approved, pending, businessId, q }: AdminReviewFilter): (SQL | undefined)[] {
  return [
    approved === undefined ? undefined : eq(reviews.isApproved, approved),
    pending === undefined ? undefined : pending ? waiting : sql`not ${waiting}`,
    businessId ? eq(reviews.businessId, businessId) : undefined,
    containsText([reviews.userName, reviews.title, reviews.content], q),
  ];
}

async function withSignals(
  db: Db,
  rows: readonly (ReviewRow & { businessName: string })[],
  viewer: Viewer,
): Promise<AdminReview[]> {
  const items = rows.filter(isWaiting).map((row) => {
    const shown = (row.pendingChange as PendingChange | null) ?? row;
    return { id: row.id, text: shown.content, heading: shown.title };
  });
  const signals = await findSignals(db, SOURCE, items);
  return rows.map(({ businessName, ...row }) => ({
    ...toReview(row, viewer),
    businessName,
    version: versionOfReview(row),
    signals: signals.get(row.id) ?? [],
  }));
}
