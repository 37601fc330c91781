import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import {
  type ListingRow,
  listingColumns,
} from "#src/domains/directory/listing/load-listings.server.ts";
import { toManagedListing } from "#src/domains/directory/listing/to-business.server.ts";
import { findSignals, type SignalSource } from "#src/domains/moderation/find-signals.server.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { ListRequest } from "./contract.ts";

const owners = alias(users, "owners");
const submitters = alias(users, "submitters");

const SOURCE: SignalSource = {
  table: businesses,
  text: "description",
  email: null,
  sender: "sender_key",
  about: null,
  account: null,
};

/** What administrators see: every listing in any state, with who owns it and who sent it in. */
export async function listManaged(db: Db, query: ListRequest): Promise<ListPage<Business>> {
  const where = and(...conditions(query));
  // Only the rows of the page are read whole and joined, not those that it passes over.
  const page = db
    .select({ id: businesses.id })
    .from(businesses)
    .where(where)
    .orderBy(...order(query))
    .limit(query.limit)
    .offset(query.offset)
    .as("page");
  const rows = await db
    .select({ business: listingColumns, owner: owners, submitter: submitters })
    .from(page)
    .innerJoin(businesses, eq(businesses.id, page.id))
    .leftJoin(owners, eq(owners.id, businesses.ownerId))
    .leftJoin(submitters, eq(submitters.id, businesses.submittedById))
    .orderBy(...order(query));
  const now = new Date();
  const signals = await signalsOf(
    db,
    rows.map(({ business }) => business),
  );
  return {
    items: rows.map(({ business, owner, submitter }) => ({
      ...toManagedListing(business, { owner, submitter }, now),
      isDemo: business.isDemo,
      ...(signals.has(business.id) && { signals: signals.get(business.id) }),
    })),
    total: await db.$count(businesses, where),
  };
}

const signalsOf = (db: Db, rows: readonly ListingRow[]) =>
  findSignals(
    db,
    SOURCE,
    rows
      .filter(({ status }) => status === "pending")
      .map(({ id, description, name }) => ({ id, text: description, heading: name })),
  );

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
