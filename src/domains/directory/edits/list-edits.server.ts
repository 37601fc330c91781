import { aliasedTable, and, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses, listingEdits } from "#src/db/schema/directory.server.ts";
import { findSignals } from "#src/domains/moderation/find-signals.server.ts";
import type { Signal } from "#src/domains/moderation/signal-contract.ts";
import type { ListPage } from "#src/shared/paging.ts";
import { fieldText } from "../listing/field-rules.ts";
import { type ListingRow, listingColumns } from "../listing/load-listings.server.ts";
import { isAlike } from "../manage/write-listing.server.ts";
import type { EditFilter, ListingEdit } from "./contract.ts";
import { currentOf, type EditRow, versionOfEdit } from "./edit-version.server.ts";

const deciders = aliasedTable(users, "deciders");

/** What waits comes first, the oldest of it before the others; then what was decided last. */
export async function listEdits(
  db: Db,
  { status, source, businessId, limit, offset }: EditFilter,
): Promise<ListPage<ListingEdit>> {
  const where = and(
    status && eq(listingEdits.status, status),
    source && eq(listingEdits.source, source),
    businessId ? eq(listingEdits.businessId, businessId) : undefined,
  );
  const isPending = sql`${listingEdits.status} = 'pending'`;
  const rows = await db
    .select({
      edit: listingEdits,
      business: listingColumns,
      decidedBy: sql<string | null>`coalesce(${deciders.firstName}, ${deciders.email})`,
    })
    .from(listingEdits)
    .innerJoin(businesses, eq(businesses.id, listingEdits.businessId))
    .leftJoin(deciders, eq(deciders.id, listingEdits.decidedById))
    .where(where)
    .orderBy(
      ...(status === "pending"
        ? []
        : [
            sql`${isPending} desc`,
            sql`case when not ${isPending} then ${listingEdits.decidedAt} end desc`,
          ]),
      listingEdits.createdAt,
      listingEdits.id,
    )
    .limit(limit)
    .offset(offset);
  const signals = await readSignals(
    db,
    rows.map(({ edit }) => edit),
  );
  return {
    total: await db.$count(listingEdits, where),
    items: rows.map(({ edit, business, decidedBy }) => ({
      ...toEdit(edit, business),
      decidedBy,
      signals: signals.get(edit.id) ?? [],
    })),
  };
}

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

async function readSignals(db: Db, edits: EditRow[]): Promise<Map<number, Signal[]>> {
  const source = {
    table: listingEdits,
    text: "note",
    email: null,
    sender: "sender_key",
    about: "business_id",
    account: "proposer_id",
  };
  const waiting = edits.filter(({ status, source }) => status === "pending" && source === "reader");
  return findSignals(
    db,
    source,
    waiting.map(({ id, note, field, after }) => ({
      id,
      text: note ?? "",
      heading: fieldText(field, after),
    })),
  );
}
