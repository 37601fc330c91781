import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { listingColumns } from "#src/domains/directory/listing/load-listings.server.ts";
import { toManagedListing } from "#src/domains/directory/listing/to-business.server.ts";
import { type QueueView, readQueue } from "#src/domains/moderation/read-queue.server.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { ListRequest } from "./contract.ts";

const owners = alias(users, "owners");
const submitters = alias(users, "submitters");

/** What administrators see: every listing in any state, with who owns it and who sent it in. */
export const listManaged = (db: Db, query: ListRequest): Promise<ListPage<Business>> =>
  readQueue(db, viewAt(new Date()), {
    ...query,
    where: and(...conditions(query)),
    order: order(query),
  });

const selectManaged = (db: Db) =>
  db
    .select({ business: listingColumns, owner: owners, submitter: submitters })
    .from(businesses)
    .leftJoin(owners, eq(owners.id, businesses.ownerId))
    .leftJoin(submitters, eq(submitters.id, businesses.submittedById));

type ManagedRow = Awaited<ReturnType<typeof selectManaged>>[number];

/** Open or closed at that time. */
const viewAt = (now: Date): QueueView<ManagedRow, Business> => ({
  table: businesses,
  select: selectManaged,
  signals: {
    text: "description",
    sender: "sender_key",
    wordsOf: ({ business: { id, status, description, name } }) =>
      status === "pending" ? { id, text: description, heading: name } : null,
  },
  toItem: ({ business, ...people }, signals) => ({
    ...toManagedListing(business, people, now),
    isDemo: business.isDemo,
    ...(business.status === "pending" && { signals }),
  }),
});

function conditions(query: ListRequest): (SQL | undefined)[] {
  const status = query.pending === "true" ? "pending" : query.status;
  return [
    status && status !== "all" ? eq(businesses.status, status) : undefined,
    query.category ? eq(businesses.category, query.category) : undefined,
    query.state ? eq(businesses.state, query.state) : undefined,
    query.city ? sql`lower(${businesses.city}) = lower(${query.city})` : undefined,
    query.featured === "true" ? sql`${businesses.featuredLevel} > 0` : undefined,
    ...wordConditions(query.q ?? ""),
  ];
}

const WORDS_MAX = 8;

const SHOWN = [
  businesses.name,
  businesses.category,
  businesses.address,
  businesses.city,
  businesses.state,
  businesses.zipCode,
  businesses.phone,
  businesses.email,
];

/** Each word stands somewhere in what the table shows. */
const wordConditions = (q: string): (SQL | undefined)[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map((word) => containsText(SHOWN, word));

const COLUMNS = {
  featured: { by: businesses.featuredLevel, usual: "desc" },
  rating: { by: businesses.averageRating, usual: "desc" },
  reviews: { by: businesses.reviewCount, usual: "desc" },
  name: { by: sql`lower(${businesses.name})`, usual: "asc" },
  newest: { by: businesses.createdAt, usual: "desc" },
} as const;

function order({ sort, direction }: ListRequest): SQL[] {
  const { by, usual } = COLUMNS[!sort || sort === "distance" ? "newest" : sort];
  const turn = (direction ?? usual) === "asc" ? asc : desc;
  return [turn(by), turn(businesses.id)];
}
