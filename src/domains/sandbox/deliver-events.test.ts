import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { sandboxEvents } from "#src/db/schema/sandbox.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { postEvents } from "./post-event.server.ts";
import { createSandbox } from "./sandbox.server.ts";

const database = await createTestDatabase();
const secrets = createSecrets("a secret that only these tests know");
const log = pino({ level: "silent" });

interface Arrival {
  path: string;
  body: string;
  signature: string;
}

const arrivals: Arrival[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  const signature = String(request.headers["landfall-signature"]);
  arrivals.push({ path: request.url ?? "", body: await text(request), signature });
  response.writeHead(status).end();
}).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const address = `http://127.0.0.1:${port}/api/payments/webhook`;
let isListening = true;
const sandbox = createSandbox({
  connection: database.connection,
  secrets,
  log,
  baseUrl: "https://landfall.example",
  deliver: postEvents({ secrets, log, address: () => (isListening ? address : null) }),
});
afterAll(async () => {
  await sandbox.stop();
  server.close();
  await database.drop();
});

async function cancelOne(): Promise<string> {
  const reference = { orderId: 1, product: "promotion", subjectId: "1", item: 1 };
  const intent = { key: randomUUID(), amountCents: 2900, description: "A month", reference };
  const { id } = await sandbox.createIntent(intent);
  await sandbox.cancelIntent(id);
  await sandbox.delivered();
  return id;
}

const waiting = () => sandbox.books.db.$count(sandboxEvents, sql`not is_delivered`);
const hurry = () => sandbox.books.db.update(sandboxEvents).set({ nextAt: sql`now()` });

test("an event arrives over HTTP at this machine, signed, right after what it tells of", async () => {
  const id = await cancelOne();
  expect(arrivals).toHaveLength(1);
  const [{ path, body, signature } = { path: "", body: "", signature: "" }] = arrivals;
  expect(path).toBe("/api/payments/webhook");
  const headers = new Headers({ "Landfall-Signature": signature });
  const event = sandbox.readEvent(Buffer.from(body), headers, new Date());
  expect(event).toMatchObject({ type: "payment_intent.canceled", about: { kind: "intent", id } });
  expect(await waiting()).toBe(0);
});

test("an event that is not taken is sent again, later each time, until it is", async () => {
  arrivals.length = 0;
  status = 503;
  await cancelOne();
  expect([arrivals.length, await waiting()]).toEqual([1, 1]);
  await sandbox.sweep();
  expect(arrivals).toHaveLength(1);
  await hurry();
  status = 200;
  await sandbox.sweep();
  expect([arrivals.length, await waiting()]).toEqual([2, 0]);
  expect(arrivals[0]?.body).toBe(arrivals[1]?.body);
});

test("while nobody listens, events wait", async () => {
  arrivals.length = 0;
  isListening = false;
  await cancelOne();
  isListening = true;
  await hurry();
  await sandbox.sweep();
  expect([arrivals.length, await waiting()]).toEqual([1, 0]);
});

test("two processes send each event once", async () => {
  arrivals.length = 0;
  isListening = false;
  for (let count = 0; count < 10; count += 1) await cancelOne();
  isListening = true;
  await hurry();
  const { connection } = database;
  const deliver = postEvents({ secrets, log, address: () => address });
  const other = createSandbox({ connection, secrets, log, baseUrl: "http://localhost", deliver });
  await Promise.all([sandbox.sweep(), other.sweep()]);
  await other.stop();
  expect(arrivals).toHaveLength(10);
});
