import { once } from "node:events";
import http, { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import pg from "pg";
import { openDatabase } from "#src/db/client.server.ts";
import { openBuiltLandfall } from "./built-landfall.ts";
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
    const connection = await openListings(LISTINGS);
    const { pool } = openDatabase(connection, console.error);
    const landfall = await openBuiltLandfall(connection);
    const ask = async (path: string) => landfall.fetch(new Request(`http://localhost:3000${path}`));
    const results: RatioResult[] = [];
    for (const path of ["/api/search?q=seafood", "/api/businesses/4711"]) {
      const statements = await statementsOf(() => ask(path));
      const bare = () => answerBare(pool, statements);
      const ours = async () => (await ask(path)).text();
      const name = `GET ${path}`;
      results.push({ name, ratio: await ratioOf(ours, bare, CLIENTS), limit: BARE });
      const listener = getRequestListener(landfall.fetch);
      const ratio = await compareServers(path, listener, async (_request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(await bare());
      });
      results.push({ name: `${name} over HTTP`, ratio, limit: BARE_SERVER });
    }
    await landfall.stop();
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
async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Pool.prototype;
  const forward = query as (...given: unknown[]) => unknown;
  pg.Pool.prototype.query = function (this: pg.Pool, config: Statement, values = config.values) {
    statements.push({ name: config.name, text: config.text, values });
    return forward.call(this, config, values);
  } as typeof query;
  await call();
  pg.Pool.prototype.query = query;
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
