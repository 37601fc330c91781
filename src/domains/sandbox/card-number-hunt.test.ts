import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { ledgerEntries } from "#src/db/schema/payments.server.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { TEST_CARDS } from "./card-rules.ts";

const lines: string[] = [];
const log = pino(
  { level: "trace" },
  new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
const landfall = await startTestLandfall({ log, metricsToken: "a token of the tests" });
afterAll(() => landfall.stop());

const REAL = "4111111111111111";
const inFours = (number: string) => number.replaceAll(/(.{4})(?=.)/g, "$1 ");
const WRITTEN = [...TEST_CARDS.map(({ number }) => number), REAL].flatMap((number) => [
  number,
  inFours(number),
  inFours(number).replaceAll(" ", "-"),
]);

const link = await landfall.services.sandbox.processor.createPortalLink(
  "cus_1",
  "http://localhost",
);
const PORTAL = (link ?? "").split("/sandbox-portal/")[1];
const answers: string[] = [];

async function send(path: string, body: unknown, rawBody?: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const request = rawBody === undefined ? { body } : { rawBody, headers };
  answers.push(await (await landfall.request("POST", path, request)).text());
}

/** A month of promotion, as the checkout asks for it. */
async function openCheckout(): Promise<{ id: string; clientSecret: string }> {
  const listing = await buildListing(landfall.db);
  const body = { businessId: listing.id, packageLevel: 1, amount: 29, currency: "usd" };
  const answer = await landfall.request("POST", "/api/create-payment-intent", { body });
  const { clientSecret } = (await answer.json()) as { clientSecret: string };
  return { id: clientSecret.split("_secret_")[0] ?? "", clientSecret };
}

/** Numbers where they belong, where they do not, and in what is no JSON at all. */
async function tryEverything(number: string): Promise<void> {
  const { id, clientSecret } = await openCheckout();
  const good = {
    clientSecret,
    email: "payer@example.com",
    number,
    expMonth: 12,
    expYear: 2050,
    cvc: "123",
  };
  const path = `/api/sandbox/intents/${id}/confirm`;
  for (const body of [
    { ...good, cvc: number },
    { ...good, number: Number(number.replaceAll(/\D/g, "")) },
    { ...good, number: number.repeat(4) },
    { ...good, expMonth: number },
    { ...good, clientSecret: number },
    { ...good, [number]: number },
    [number],
    good,
  ]) {
    await send(path, body);
  }
  await send(path, null, `{"number":"${number}"`);
  await send("/api/sandbox/portal/card", { ...good, token: PORTAL });
  await send("/api/sandbox/portal/card", { ...good, token: number });
  await send(`/api/sandbox/intents/${id}/challenge`, { clientSecret, accept: number });
  await send(`/api/sandbox/intents/${id}/challenge`, { clientSecret, accept: true });
}

/** Every row of every table, those of the jobs too, as text. */
async function everyRow(): Promise<string> {
  const { rows } = await landfall.db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const texts: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const found = await landfall.db.execute<{ row: string }>(
      sql`select t::text as row from ${table} t`,
    );
    texts.push(...found.rows.map(({ row }) => row));
  }
  return texts.join("\n");
}

test("no card number is in a row, a log, an answer, a mail or the metrics", async () => {
  for (const number of WRITTEN) await tryEverything(number);
  await landfall.services.sandbox.processor.sweep();
  await landfall.jobsIdle();
  const headers = { Authorization: "Bearer a token of the tests" };
  const metrics = await (await landfall.request("GET", "/metrics", { headers })).text();
  const places = {
    rows: await everyRow(),
    logs: lines.join(""),
    answers: answers.join("\n"),
    mails: JSON.stringify(landfall.mails),
    metrics,
  };
  expect(places.rows).toContain("4242");
  expect(await landfall.db.$count(ledgerEntries)).toBeGreaterThan(TEST_CARDS.length);
  expect(landfall.mails.length).toBeGreaterThan(TEST_CARDS.length);
  expect(lines.length).toBeGreaterThan(WRITTEN.length);
  expect(places.metrics).toContain("sandbox");
  for (const [place, content] of Object.entries(places)) {
    const found = WRITTEN.filter((number) => content.includes(number));
    expect(found, place).toEqual([]);
  }
}, 120_000);
