import { aliasedTable, and, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses, listingEdits } from "#src/db/schema/directory.server.ts";
import { personName } from "#src/domains/accounts/person/person-name.server.ts";
import { type QueueView, readQueue } from "#src/domains/moderation/read-queue.server.ts";
import type { ListPage } from "#src/shared/paging.ts";
import { fieldText } from "../listing/field-rules.ts";
import { type ListingRow, listingColumns } from "../listing/load-listings.server.ts";
import { isAlike } from "../manage/write-listing.server.ts";
import type { EditFilter, ListingEdit } from "./contract.ts";
import { currentOf, type EditRow, versionOfEdit } from "./edit-version.server.ts";

const deciders = aliasedTable(users, "deciders");
const isPending = sql`${listingEdits.status} = 'pending'`;

/** What waits comes first, the oldest of it before the others; then what was decided last. */
export const listEdits = (
  db: Db,
  { status, source, businessId, ...page }: EditFilter,
): Promise<ListPage<ListingEdit>> =>
  readQueue(db, editView, {
    ...page,
    where: and(
      status && eq(listingEdits.status, status),
      source && eq(listingEdits.source, source),
      businessId ? eq(listingEdits.businessId, businessId) : undefined,
    ),
    order: [
      ...(status === "pending"
        ? []
        : [
            sql`${isPending} desc`,
            sql`case when not ${isPending} then ${listingEdits.decidedAt} end desc`,
          ]),
      listingEdits.createdAt,
      listingEdits.id,
    ],
  });

const selectEdits = (db: Db) =>
  db
    .select({ edit: listingEdits, business: listingColumns, decidedBy: personName(deciders) })
    .from(listingEdits)
    .innerJoin(businesses, eq(businesses.id, listingEdits.businessId))
    .leftJoin(deciders, eq(deciders.id, listingEdits.decidedById));

type FoundEdit = Awaited<ReturnType<typeof selectEdits>>[number];

const editView: QueueView<FoundEdit, ListingEdit> = {
  table: listingEdits,
  select: selectEdits,
  signals: {
    text: "note",
    sender: "sender_key",
    about: "business_id",
    account: "proposer_id",
    wordsOf: ({ edit: { id, status, source, note, field, after } }) =>
      status === "pending" && source === "reader"
        ? { id, text: note ?? "", heading: fieldText(field, after) }
        : null,
  },
  toItem: ({ edit, business, decidedBy }, signals) => ({
    ...toEdit(edit, business),
    decidedBy,
    signals,
  }),
};

function toEdit(edit: EditRow, business: ListingRow): Omit<ListingEdit, "decidedBy" | "signals"> {
  return {
    id: edit.id,
    businessId: edit.businessId,
    businessName: business.name,
    source: edit.source,
    field: edit.field,
    before: edit.before,
    after: edit.after,
    isOutdated: edit.status === "pending" && !isAlike(currentOf(business, edit.field), edit.before),
    note: edit.note,
    proposerName: edit.proposerName,
    hasAccount: edit.proposerId !== null,
    status: edit.status,
    decidedAt: edit.decidedAt?.toISOString() ?? null,
    decisionNote: edit.decisionNote,
    isDemo: edit.isDemo,
    createdAt: edit.createdAt.toISOString(),
    version: versionOfEdit(edit, business),
  };
}
