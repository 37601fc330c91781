import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { type Db, openDatabase, type Tx } from "#src/db/client.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { planOf, recordStatements } from "#tests/support/record-statements.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { expireRequests } from "../booking/expire-requests.server.ts";
import { findAvailability } from "../booking/find-availability.server.ts";
import { listOwnBookings } from "../booking/queries.server.ts";
import { remindCustomers } from "../booking/remind-customers.server.ts";
import { remindOwners } from "../booking/remind-owners.server.ts";
import { requireFewHolds } from "../booking/require-few-holds.server.ts";
import { bookingsFeed } from "./bookings-feed.server.ts";
import {
  listBusinessBookings,
  listOwnersBookings,
  summarizeBusiness,
  summarizeOwner,
} from "./queries.server.ts";

/** A hundred thousand bookings, five hundred for each of two hundred items, ten a week. */
const BUSINESSES = 50;
const ITEMS = 200;
const BOOKINGS = 100_000;

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const owner = await buildAccount(db);
beforeAll(async () => {
  for (let n = 0; n < BUSINESSES; n += 1)
    await buildListing(db, { category: "rentals", ownerId: n % 25 === 0 ? owner.id : null });
  await db.execute(sql`insert into rental_items (business_id, name, description, hour_cents, day_cents)
    select 1 + n % ${BUSINESSES}, 'Item ' || n, 'A boat', 5000, 30000
    from generate_series(1, ${ITEMS}) n`);
  await db.execute(sql`alter table rental_bookings disable trigger rental_bookings_fit`);
  await db.execute(sql`insert into rental_bookings
    (business_id, rental_item_id, customer_name, customer_email, starts_at, ends_at, time_zone,
      starts_local, ends_local, total_guests, total_cents, expires_at, status)
    select business_id, i.id, 'Customer ' || n, 'customer-' || n || '@example.com', at,
      at + interval '2 hours', 'UTC', '', '', 1, 10000, at,
      case when n % 10 = 0 then 'cancelled' when n % 97 = 0 and at > now() then 'pending' else 'confirmed' end
    from generate_series(1, ${BOOKINGS}) n join rental_items i on i.id = 1 + n % ${ITEMS},
      lateral (select date_trunc('hour', now()) + (n / ${ITEMS} - 450) * interval '17 hours' as at) a`);
  await pool.query("analyze");
}, 180_000);

const PAGE = { limit: 25, offset: 0 };
const OWNER = { id: owner.id, email: owner.email } as Viewer;
const NOW = new Date();
const MONTH = { from: NOW, to: new Date(NOW.getTime() + 31 * 86_400_000) };
/** What is written in one transaction, each statement by itself. */
const alone = { transaction: (work: (tx: Db) => unknown) => work(db) };
const whole = Object.assign(Object.create(db) as Db, alone);
const services = {
  db: whole,
  jobs: { send: async () => undefined },
  secrets: { sign: () => "signed" },
  site: { baseUrl: "https://landfall.example", mailAddress: "mail@landfall.example" },
} as unknown as Services;

const TIME = "rental_bookings_time";
const TIME_ASKED = { startDate: NOW, endDate: NOW, quantity: 1 };
const BUSINESS = "rental_bookings_business";

/** What each does, and the index of bookings that it reads. */
const KINDS: Record<string, [work: () => Promise<unknown>, index: string]> = {
  "the week of an item": [() => findAvailability(db, { id: 7, days: 7, quantity: 1 }), TIME],
  "the holds of a stranger": [
    () =>
      requireFewHolds(
        db as unknown as Tx,
        { viewer: null, senderKey: "key" },
        { ...TIME_ASKED, customerEmail: "customer-9@example.com" },
      ),
    "rental_bookings_",
  ],
  "the table of a desk": [() => listBusinessBookings(db, { businessId: 7, ...PAGE }), BUSINESS],
  "what waits at a desk": [
    () => listBusinessBookings(db, { businessId: 7, status: "pending", ...PAGE }),
    BUSINESS,
  ],
  "the month of an item": [
    () => listBusinessBookings(db, { businessId: 7, rentalItemId: 6, ...PAGE, ...MONTH }),
    "rental_bookings_",
  ],
  "the figures of a desk": [() => summarizeBusiness(db, 7), BUSINESS],
  "the bookings of a dashboard": [() => listOwnersBookings(db, OWNER, PAGE), BUSINESS],
  "the figures of a dashboard": [() => summarizeOwner(db, OWNER), BUSINESS],
  "the calendar feed": [
    () => bookingsFeed(services, { businessId: 7, token: "signed", known: null }),
    BUSINESS,
  ],
  "what a person has booked": [() => listOwnBookings(db, OWNER), "rental_bookings_email"],
  "requests that lapse": [() => expireRequests(services, NOW), "rental_bookings_waiting"],
  "owners to be reminded": [() => remindOwners(services, NOW), "rental_bookings_waiting"],
  "customers to be reminded": [() => remindCustomers(services, NOW), "rental_bookings_coming"],
};

test.each(Object.entries(KINDS))("%s is read by an index", async (_name, [work, index]) => {
  const statements = await recordStatements(pool, work);
  const plans = await Promise.all(statements.map((statement) => planOf(pool, statement)));
  expect(plans.flatMap(({ seqScans }) => seqScans)).not.toContain("rental_bookings");
  expect(plans.flatMap(({ indices }) => indices).join()).toContain(index);
});

test("the units that are taken are counted by an index", async () => {
  const { rows } = await pool.query(
    "select prosrc from pg_proc where proname = 'rental_units_taken'",
  );
  const text = String(rows[0].prosrc)
    .replaceAll(/\bitem\b/g, "$1")
    .replaceAll("closable", "$4::int");
  const { indices, seqScans } = await planOf(pool, { text, values: [7, MONTH.from, MONTH.to, 1] });
  expect(seqScans).not.toContain("rental_bookings");
  expect(indices).toContain(TIME);
});
