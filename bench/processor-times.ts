import type { TimeResult } from "./measure.ts";
import { countPostgres, postgresMsSince } from "./postgres-cpu.ts";

/**
 * As `timesOf`, by the processor time of this process and of PostgreSQL's: what a call takes where
 * nobody else wants the machine, wherever it is measured.
 */
export async function processorTimesOf(
  name: string,
  calls: (() => Promise<unknown>)[],
  postmaster: number,
): Promise<TimeResult> {
  const times: number[] = [];
  for (const call of calls) {
    const postgres = await countPostgres(postmaster);
    const node = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(node);
    times.push((user + system) / 1000 + (await postgresMsSince(postmaster, postgres)));
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { name: `${name}, processor time`, p50: at(0.5), p95: at(0.95) };
}
