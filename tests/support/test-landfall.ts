import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { type Db, openDatabase } from "#src/db/client.server.ts";
import { type ApiOptions, createApi } from "#src/server/api.ts";
import type { SentMail } from "./memory-mailer.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestServices, type ServiceOptions, type TestServices } from "./test-services.ts";

export interface LandfallOptions extends ServiceOptions, Partial<ApiOptions> {
  /** Of another Landfall, to have two processes on one database; its owner drops it. */
  database?: TestDatabase;
}

export interface RequestOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  rawBody?: BodyInit;
  cookie?: string;
  headers?: Record<string, string>;
  /** The visitor's; each request has another one unless told otherwise, so that no limit is met by chance. */
  address?: string;
  /** Without it, the header that only our own pages can send is left out. */
  fromOwnPages?: boolean;
}

export interface TestLandfall {
  services: TestServices;
  db: Db;
  database: TestDatabase;
  mails: SentMail[];
  request(method: string, path: string, options?: RequestOptions): Promise<Response>;
  /** For a real HTTP server. */
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  /** Resolves when no job and no event of the sandbox is waiting or running; those that wait for another try do not count. */
  jobsIdle(): Promise<void>;
  /** The newest message to this address, once the jobs are done. */
  mailTo(address: string): Promise<SentMail>;
  stop(): Promise<void>;
}

/** The API on a database of its own, with running jobs: everything but pages and the socket. */
export async function startTestLandfall(options: LandfallOptions = {}): Promise<TestLandfall> {
  const database = options.database ?? (await createTestDatabase());
  const opened = openDatabase(database.connection, () => undefined);
  const services = createTestServices(opened, options);
  const { db } = opened;
  await services.jobs.start();
  await services.jobs.work(services);
  const api = createApi(services, { checkAnswers: true, trustedProxies: 0, ...options });
  const mails = services.mail.sent;
  services.sandbox.sendTo(api.fetch);
  const idle = async () => {
    await services.sandbox.processor.delivered();
    await waitForJobs(db);
    await services.sandbox.processor.delivered();
  };

  return {
    services,
    db,
    database,
    mails,
    fetch: api.fetch,
    async request(method, path, request = {}) {
      const { address = nextIp() } = request;
      return api.request(path, toRequestInit(method, request), bindingsFor(address));
    },
    jobsIdle: idle,
    async mailTo(address) {
      await idle();
      const mail = mails.findLast(({ to }) => to === address);
      if (!mail) throw new Error(`No mail was sent to ${address}`);
      return mail;
    },
    async stop() {
      await services.jobs.stop();
      await services.openPayments.close();
      await opened.pool.end();
      await rm(services.dataFolder, { recursive: true, force: true });
      if (!options.database) await database.drop();
    },
  };
}

/** Node needs `duplex` for a body that is a stream; the DOM's types do not know it. */
type NodeRequestInit = RequestInit & { duplex?: "half" };

function toRequestInit(method: string, options: RequestOptions): NodeRequestInit {
  const { body, rawBody, cookie, fromOwnPages = true } = options;
  const headers = new Headers(options.headers);
  if (fromOwnPages) headers.set("X-Requested-With", "XMLHttpRequest");
  if (cookie) headers.set("Cookie", cookie);
  if (body === undefined) return { method, headers, body: rawBody, duplex: "half" };
  if (!headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  return { method, headers, body: JSON.stringify(body) };
}

/** What the HTTP server tells about the socket. */
const bindingsFor = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress } } as unknown as HttpBindings["incoming"],
});

let visitors = 0;

/** From the range that is reserved for examples of this kind: 198.18.0.0/15. */
export function nextIp(): string {
  visitors += 1;
  return `198.18.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

async function waitForJobs(db: Db): Promise<void> {
  const giveUpAt = Date.now() + 15_000;
  while (await hasOpenJobs(db)) {
    if (Date.now() > giveUpAt) throw new Error("The jobs do not come to an end");
    await sleep(5);
  }
}

async function hasOpenJobs(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pgboss.job
    where state = 'active' or (state in ('created', 'retry') and start_after <= now())
    limit 1`);
  return rows.length > 0;
}
