import type { Connection } from "#src/db/client.server.ts";

/** Ours divided by the limit that was measured in the same run. */
export interface RatioResult {
  name: string;
  ratio: number;
  limit: string;
}

/** Milliseconds of one client, one call after the other. */
export interface TimeResult {
  name: string;
  p50: number;
  p95: number;
}

/** Milliseconds of processor time of one answer. */
export interface CpuResult {
  name: string;
  node: number;
  postgres: number;
  /** Drawing the same tree and nothing else, and how many times that the whole is. */
  bare: number | null;
  times: number | null;
}

/** What a process grew by above its idle size, at the most. */
export interface MemoryResult {
  name: string;
  megabytes: number;
  seconds: number;
  rows: number;
}

export type BenchResult = RatioResult | TimeResult | CpuResult | MemoryResult;

export interface BenchContext {
  /** A migrated database without listings. */
  connection: Connection;
  /** The first process of the database. */
  postmaster: number;
  /** Numbers of listings to measure with: all of them, or what SIZES names. */
  sizes: number[];
  /** A database with so many generated listings; made once in a run. */
  openListings(count: number): Promise<Connection>;
}

/** One file each in this folder, listed in run.ts. */
export interface Bench {
  /** As in `npm run bench -- NAME`. */
  name: string;
  title: string;
  run(context: BenchContext): Promise<BenchResult[]>;
}

type Call = () => Promise<unknown>;

/** Calls a second, `clients` at a time, after a short warm-up. Bounded in time. */
export async function callsPerSecond(call: Call, seconds = 2, clients = 1): Promise<number> {
  await callFor(call, 0.3, clients);
  return callFor(call, seconds, clients);
}

async function callFor(call: Call, seconds: number, clients: number): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let calls = 0;
  const client = async () => {
    while (performance.now() < until) {
      await call();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return calls / ((performance.now() - startedAt) / 1000);
}

const ROUNDS = 3;

/** Ours and the limit take turns, so that a busy moment of the machine meets both. */
export async function ratioOf(ours: Call, bare: Call, clients = 1): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = await callsPerSecond(bare, 2, clients);
    ratios.push((await callsPerSecond(ours, 2, clients)) / limit);
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/**
 * Every call is made twice and timed the second time, when what it reads is in memory. The clock may
 * also be one that runs only now and then.
 */
export async function timesOf(
  name: string,
  calls: Call[],
  clock: () => number = () => performance.now(),
): Promise<TimeResult> {
  for (const call of calls) await call();
  const times: number[] = [];
  for (const call of calls) {
    const startedAt = clock();
    await call();
    times.push(clock() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { name, p50: at(0.5), p95: at(0.95) };
}
