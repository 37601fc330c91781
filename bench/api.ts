import { once } from "node:events";
import http, { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type pg from "pg";
import { pino } from "pino";
import { openDatabase } from "#src/db/client.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { createApi } from "#src/server/api.ts";
import { type Bench, type RatioResult, ratioOf } from "./measure.ts";

const LISTINGS = 100_000;
const CLIENTS = 8;
const BARE = "a bare Node loop with the same SQL over the same pool";
const BARE_SERVER = "a bare node:http server with the same SQL over the same pool";

/** Calls end to end, through the application and over HTTP, as they run in production. */
export const api: Bench = {
  name: "api",
  title: "Calls of the API, 100,000 listings",
  async run({ openListings }) {
    const { db, pool } = openDatabase(await openListings(LISTINGS), console.error);
    const site = { baseUrl: "http://localhost:3000", isHttps: false, mailFolder: null };
    const log = pino({ level: "info" }, pino.destination({ dest: "/dev/null", sync: false }));
    const services = { db, log, site } as unknown as Services;
    const app = createApi(services, { checkAnswers: false, trustedProxies: 0 });
    const results: RatioResult[] = [];
    for (const path of ["/api/search?q=seafood", "/api/businesses/4711"]) {
      const statements = await statementsOf(pool, () => Promise.resolve(app.request(path)));
      const bare = () => answerBare(pool, statements);
      const ours = async () => (await app.request(path)).text();
      const name = `GET ${path}`;
      results.push({ name, ratio: await ratioOf(ours, bare, CLIENTS), limit: BARE });
      const listener = getRequestListener(app.fetch);
      const ratio = await compareServers(path, listener, async (_request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(await bare());
      });
      results.push({ name: `${name} over HTTP`, ratio, limit: BARE_SERVER });
    }
    await pool.end();
    return results;
  },
};

interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** What the application asks the database for one call, to be asked again without it. */
async function statementsOf(pool: pg.Pool, call: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = pool.query;
  const forward = query.bind(pool) as (config: Statement, values?: unknown[]) => unknown;
  pool.query = ((config: Statement, values: unknown[] = config.values) => {
    statements.push({ name: config.name, text: config.text, values });
    return forward(config, values);
  }) as unknown as typeof pool.query;
  await call();
  pool.query = query;
  return statements;
}

async function answerBare(pool: pg.Pool, statements: Statement[]): Promise<string> {
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await pool.query(statement));
  return JSON.stringify(rows);
}

async function compareServers(
  path: string,
  ours: http.RequestListener,
  bare: http.RequestListener,
): Promise<number> {
  const servers = await Promise.all([ours, bare].map(listen));
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const [callOurs, callBare] = servers.map((server) => {
    const { port } = server.address() as AddressInfo;
    return () => get(`http://127.0.0.1:${port}${path}`, agent);
  });
  if (!callOurs || !callBare) throw new Error("A server is missing");
  const ratio = await ratioOf(callOurs, callBare, CLIENTS);
  agent.destroy();
  for (const server of servers) server.close();
  return ratio;
}

async function listen(listener: http.RequestListener): Promise<http.Server> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function get(url: string, agent: http.Agent): Promise<void> {
  const request = http.get(url, { agent });
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  response.resume();
  await once(response, "end");
}
