import { sql } from "drizzle-orm";
import { type Db, openDatabase } from "#src/db/client.server.ts";
import { listAuditLog } from "#src/domains/moderation/queries.server.ts";
import { listAdminReviews } from "#src/domains/reviews/admin-queries.server.ts";
import { listManaged } from "#src/domains/search/list-managed.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { type Bench, type TimeResult, timesOf } from "./measure.ts";

const ROWS = 100_000;
const ROUNDS = 30;
const LAST = { limit: 25, offset: ROWS - 25 };
const FIRST = { limit: 25, offset: 0 };
const ADMIN = { id: "admin", isAdmin: true } as Viewer;

/** What an administrator waits for: the first page, the last one, and a text somewhere in a row. */
export const adminTables: Bench = {
  name: "admin-tables",
  title: "Tables of the admin area, 100,000 rows each",
  async run({ openListings }) {
    const { db, pool } = openDatabase(await openListings(ROWS), console.error);
    await fillTables(db);
    const radius = 10;
    const newest = { ...FIRST, sort: "newest" } as const;
    const tables: Record<string, () => Promise<unknown>> = {
      "Businesses, first page": () => listManaged(db, { ...FIRST, radius }),
      "Businesses by name, last page": () => listManaged(db, { ...LAST, radius, sort: "name" }),
      "Businesses with a text": () => listManaged(db, { ...FIRST, radius, q: "lantern anna" }),
      "Reviews, first page": () => listAdminReviews(db, ADMIN, newest),
      "Reviews, last page": () => listAdminReviews(db, ADMIN, { ...newest, ...LAST }),
      "Reviews with a text": () => listAdminReviews(db, ADMIN, { ...newest, q: "pier 4711" }),
      "Audit log, first page": () => listAuditLog(db, FIRST),
      "Audit log with a text": () => listAuditLog(db, { ...FIRST, q: "wharf 4711" }),
    };
    const results: TimeResult[] = [];
    for (const [name, call] of Object.entries(tables)) {
      results.push(await timesOf(name, Array<typeof call>(ROUNDS).fill(call)));
    }
    await pool.end();
    return results;
  },
};

/** Once: a database that is kept for the next run has them already. */
async function fillTables(db: Db): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from reviews limit 1`);
  if (rows.length > 0) return;
  await db.execute(sql`insert into reviews
    (business_id, user_name, user_email, rating, title, content, is_approved, created_at)
    select id, 'Reader ' || id, 'reader' || id || '@example.com', 1 + id % 5, 'A day at pier ' || id,
      'We tied up at pier ' || id || ', ate well and left with the tide. ' || description,
      id % 50 > 0, now() - id * interval '1 minute'
    from businesses`);
  await db.execute(sql`insert into audit_log
    (actor_name, action, subject_type, subject_id, subject_name, created_at)
    select 'Administrator', 'business.approve', 'business', id::text, 'Wharf ' || id,
      now() - id * interval '1 minute' from businesses`);
  await db.execute(sql`vacuum analyze reviews, audit_log`);
}
