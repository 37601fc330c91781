import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { waitForMail } from "#tests/support/mailbox.ts";
import { GOOD_CARD } from "#tests/support/pay.ts";
import {
  onDatabase,
  type ServerProcess,
  spawnServer,
  untilReady,
} from "#tests/support/server-process.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

let dataDir: string;
let database: TestDatabase;
let server: ServerProcess;
/** Beside the server: it looks, holds a row, and lets time pass. */
let beside: pg.Client;

async function start(): Promise<void> {
  server = await spawnServer({ ...onDatabase(database), DATA_DIR: dataDir });
  await untilReady(server);
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "landfall-paid-"));
  database = await createTestDatabase();
  beside = new pg.Client({ ...database.connection, application_name: "beside" });
  await beside.connect();
  await start();
});

afterAll(async () => {
  server.kill("SIGTERM");
  await server.ended;
  await beside.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function send<T>(method: string, url: string, body: object): Promise<T> {
  const answer = await fetch(server.url + url, {
    method,
    headers: { "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function buildPlace(): Promise<number> {
  const { db, pool } = openDatabase(database.connection, () => undefined, { max: 1 });
  const { id } = await buildListing(db);
  await pool.end();
  return id;
}

async function pay(businessId: number, email: string): Promise<void> {
  const offer = { packageLevel: 2, amount: 59, currency: "usd", description: "Promotion" };
  const { clientSecret } = await send<{ clientSecret: string }>(
    "POST",
    "/api/create-payment-intent",
    { businessId, ...offer },
  );
  const [intent] = clientSecret.split("_secret_");
  const card = { number: GOOD_CARD, expMonth: 12, expYear: 2099, cvc: "123", email };
  const address = `/api/sandbox/intents/${intent}/confirm`;
  expect(await send("POST", address, { clientSecret, ...card })).toEqual({ state: "succeeded" });
}

async function count(question: string, ...values: unknown[]): Promise<number> {
  const { rows } = await beside.query(`select count(*)::int as found from ${question}`, values);
  return rows[0].found;
}

const WAITS_FOR_US = "pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))";
const OTHERS =
  "pg_stat_activity where datname = current_database() and application_name <> 'beside'";

/** The money is taken, and the transaction that books it and raises the level is under way. */
async function killWhileActivating(businessId: number, email: string): Promise<void> {
  await beside.query("begin");
  await beside.query("select from businesses where id = $1 for update", [businessId]);
  await pay(businessId, email);
  await expect.poll(() => count(WAITS_FOR_US)).toBeGreaterThan(0);
  server.kill("SIGKILL");
  await server.ended;
  await beside.query("rollback");
  await expect.poll(() => count(OTHERS)).toBe(0);
}

async function standingOf(businessId: number) {
  const { rows } = await beside.query(
    `select featured_level as level,
            array(select amount_cents from ledger_entries
                  where kind = 'payment' and subject_id = businesses.id::text) as paid
     from businesses where id = $1`,
    [businessId],
  );
  return rows[0];
}

/** What happens by itself, once its time has come. */
const WAYS: [string, string[]][] = [
  ["the event, which is sent again", ["update sandbox_events set next_at = now()"]],
  [
    "the sweep, when the event is lost",
    [
      "update sandbox_events set is_delivered = true",
      "update payment_orders set created_at = created_at - interval '6 minutes'",
      "insert into pgboss.job (name, data) values ('ask-processor', '{}')",
    ],
  ],
];

test.each(WAYS)(
  "after kill -9 between payment and activation %s brings level, ledger row and receipt, once",
  async (_way, timePasses) => {
    const businessId = await buildPlace();
    const email = `buyer-${businessId}@example.com`;
    await killWhileActivating(businessId, email);
    expect(await standingOf(businessId)).toEqual({ level: 0, paid: [] });
    for (const statement of timePasses) await beside.query(statement);
    await start();
    await expect.poll(() => standingOf(businessId)).toEqual({ level: 2, paid: [5900] });
    const receipt = await waitForMail(dataDir, { to: email, subject: /^Your receipt/ });
    expect(receipt.text).toContain("$59.00");
    // A mail is written into the book after it went out.
    await expect.poll(() => count("mail_outbox where recipient = $1", email)).toBe(1);
  },
);
