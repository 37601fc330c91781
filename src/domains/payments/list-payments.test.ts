import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { recordStatements } from "#tests/support/record-statements.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { listPayments } from "./list-payments.server.ts";

const landfall = await startTestLandfall();
const { db, pool } = openDatabase(landfall.database.connection, () => undefined, { max: 1 });
afterAll(async () => {
  await pool.end();
  await landfall.stop();
});
const services = { ...landfall.services, db };

/** A hundred payments with their fees; every tenth is refunded by $5, and $4 more are asked for. */
await db.execute(sql`
  insert into ledger_entries (kind, amount_cents, processor, processor_id, charge_id, order_id, product,
    subject_id, subject_name, item, occurred_at)
  select kind, cents, 'sandbox', kind || n, 'ch_' || n, n, 'promotion', n::text, 'Wharf ' || n, 1, now()
  from generate_series(1, 100) as n
  cross join (values ('payment', 2900), ('fee', -114), ('refund', -500)) as each (kind, cents)
  where kind <> 'refund' or n % 10 = 0 order by 6, 2 desc`);
await db.execute(sql`
  insert into payment_refunds (processor, charge_id, amount_cents, reason)
  select 'sandbox', 'ch_' || n, 400, 'Closed.' from generate_series(10, 100, 10) as n`);

test("what a bank has taken back is told, until it gives it again", async () => {
  const book = (kind: string, cents: number) =>
    db.execute(sql`
      insert into ledger_entries (kind, amount_cents, processor, processor_id, charge_id, order_id,
        product, subject_id, subject_name, item, occurred_at)
      values (${kind}, ${cents}, 'sandbox', 'du_98', 'ch_98', 98, 'promotion', '98', 'Wharf 98', 1, now())`);
  const read = async () =>
    (await listPayments(services, { q: "ch_98", limit: 1, offset: 0 })).items;
  expect(await read()).toMatchObject([{ kept: 29, disputed: 0 }]);
  await book("dispute", -2900);
  expect(await read()).toMatchObject([{ kept: 0, disputed: 29 }]);
  await book("dispute-won", 2900);
  expect(await read()).toMatchObject([{ kept: 29, disputed: 0 }]);
});

test("a page of payments says what is kept of each, in as many statements as one payment", async () => {
  const read = (limit: number) => () => listPayments(services, { limit, offset: 0 });
  const { items, total } = await read(50)();
  expect(total).toBe(100);
  expect(items).toHaveLength(50);
  expect(items[0]).toMatchObject({ chargeId: "ch_100", amount: 29, kept: 24, refundable: 20 });
  expect(items[1]).toMatchObject({ chargeId: "ch_99", amount: 29, kept: 29, refundable: 29 });
  const few = await recordStatements(pool, read(1));
  const many = await recordStatements(pool, read(50));
  expect(many).toHaveLength(few.length);
});
