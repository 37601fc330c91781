import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { type QueueView, readQueue } from "#src/domains/moderation/read-queue.server.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { AdminReview, AdminReviewFilter, PendingChange } from "./contract.ts";
import { REVIEW_ORDERS } from "./queries.server.ts";
import { isWaiting } from "./rules.ts";
import { toReview, versionOfReview } from "./to-review.server.ts";

const waiting = sql`(not ${reviews.isApproved} or ${reviews.pendingChange} is not null)`;

/** Every review, with what speaks for a closer look beside those that wait. */
export const listAdminReviews = (
  db: Db,
  viewer: Viewer,
  filter: AdminReviewFilter,
): Promise<ListPage<AdminReview>> =>
  readQueue(db, viewFor(viewer), {
    ...filter,
    where: and(...conditions(filter)),
    order: [...REVIEW_ORDERS[filter.sort], desc(reviews.id)],
  });

function conditions({ approved, pending, businessId, q }: AdminReviewFilter): (SQL | undefined)[] {
  return [
    approved === undefined ? undefined : eq(reviews.isApproved, approved),
    pending === undefined ? undefined : pending ? waiting : sql`not ${waiting}`,
    businessId ? eq(reviews.businessId, businessId) : undefined,
    containsText([reviews.userName, reviews.title, reviews.content], q),
  ];
}

const viewFor = (viewer: Viewer): QueueView<NamedReview, AdminReview> => ({
  table: reviews,
  select: selectNamed,
  signals: {
    text: "content",
    email: "user_email",
    sender: "sender_key",
    about: "business_id",
    account: "user_id",
    wordsOf: (row) => {
      if (!isWaiting(row)) return null;
      const shown = (row.pendingChange as PendingChange | null) ?? row;
      return { id: row.id, text: shown.content, heading: shown.title };
    },
  },
  toItem: ({ businessName, ...row }, signals) => ({
    ...toReview(row, viewer),
    businessName,
    version: versionOfReview(row),
    signals,
  }),
});

const selectNamed = (db: Db) =>
  db
    .select({ ...getTableColumns(reviews), businessName: businesses.name })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId));

type NamedReview = Awaited<ReturnType<typeof selectNamed>>[number];
