import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { withClient } from "#src/db/with-client.server.ts";
import { type ColdKind, coldCalls, coldKinds } from "./cold-paths.ts";
import type { Bench, BenchContext, CpuResult } from "./measure.ts";
import { countPostgres, postgresMsSince } from "./postgres-cpu.ts";
import { type WatchedSite, withWatchedSite } from "./watched-site.ts";

const LISTINGS = 100_000;
/** Addresses of one kind in one round, which is one measurement. */
const AT_ONCE = 8;
/** The first are not counted: V8 makes machine code of the hot parts for about two hundred pages of a kind. */
const WARM_ROUNDS = 24;
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const HEARD_MS = 100;

/**
 * Pages that nobody asked for before, one after the other. What they cost is processor time, of all
 * threads of the server and of PostgreSQL's processes, so that others on the machine change it little.
 */
export const coldPages: Bench = {
  name: "cold-pages",
  title: "Cold pages, 100,000 listings",
  async run(context) {
    const connection = await context.openListings(LISTINGS);
    return withClient(connection, (client) =>
      withWatchedSite(connection, (site) => measure(site, client, context)),
    );
  },
};

async function measure(
  site: WatchedSite,
  client: pg.Client,
  { postmaster }: BenchContext,
): Promise<CpuResult[]> {
  const all = WARM_ROUNDS + ROUNDS;
  const listings = await liveListings(client, all * AT_ONCE);
  const kinds = [...coldKinds(all * AT_ONCE, listings), ...coldCalls(all * AT_ONCE)];
  const costs = new Map<string, Cost[]>(kinds.map(({ name }) => [name, []]));
  for (let round = 0; round < all; round += 1) {
    for (const kind of kinds) {
      const cost = await costOfRound(kind, round, { site, client, postmaster });
      if (round >= WARM_ROUNDS) costs.get(kind.name)?.push(cost);
    }
  }
  return [...costs].map(([name, rounds]) => ({ name, ...middleOf(rounds) }));
}

/** Spread over all of them, in an order that is always the same. */
async function liveListings(client: pg.Client, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    "select id from businesses where status = 'live' order by md5(id::text) limit $1",
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Milliseconds of one page. */
interface Cost {
  node: number;
  postgres: number;
  /** Null for what React does not draw. */
  bare: number | null;
}

interface Measured {
  site: WatchedSite;
  client: pg.Client;
  postmaster: number;
}

async function costOfRound(kind: ColdKind, round: number, measured: Measured): Promise<Cost> {
  const { site, client, postmaster } = measured;
  const addresses = kind.addresses.slice(round * AT_ONCE, (round + 1) * AT_ONCE);
  const cost: Cost = { node: 0, postgres: 0, bare: null };
  for (const address of addresses) {
    // The only one that has a single address.
    if (address === "/") await forgetPages(client);
    const [node, postgres] = [(await site.ask("cpu")).cpuMs, await countPostgres(postmaster)];
    await visit(site.url + address);
    cost.node += ((await site.ask("cpu")).cpuMs - node) / AT_ONCE;
    cost.postgres += (await postgresMsSince(postmaster, postgres)) / AT_ONCE;
  }
  const bare = await site.ask("bare");
  if (bare.pages === 0) return cost;
  if (bare.pages !== AT_ONCE) throw new Error(`${kind.name}: ${bare.pages} pages were drawn`);
  return { ...cost, bare: bare.cpuMs / AT_ONCE };
}

/** As any process says that something changed; a moment later everybody has heard. */
async function forgetPages(client: pg.Client): Promise<void> {
  await client.query("select pg_notify('page_changes', '*')");
  await sleep(HEARD_MS);
}

async function visit(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
}

function middleOf(rounds: Cost[]): Omit<CpuResult, "name"> {
  const drawn = rounds.filter((cost) => cost.bare !== null);
  return {
    node: median(rounds.map(({ node }) => node)),
    postgres: median(rounds.map(({ postgres }) => postgres)),
    bare: drawn.length > 0 ? median(drawn.map(({ bare }) => bare ?? 0)) : null,
    times: drawn.length > 0 ? median(drawn.map(({ node, bare }) => node / (bare ?? 1))) : null,
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
