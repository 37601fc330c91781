import { readdir, readFile } from "node:fs/promises";

/** Milliseconds that each of a postmaster's processes ran so far; Linux counts them. */
type Counts = Map<number, number>;

export async function countPostgres(postmaster: number): Promise<Counts> {
  const processes = [postmaster, ...(await childrenOf(postmaster))];
  const times = await Promise.all(processes.map(cpuMsOf));
  return new Map(processes.map((process, at) => [process, times[at] ?? 0]));
}

/** Of those that live still; what cleans up in the background comes and goes. */
export async function postgresMsSince(postmaster: number, before: Counts): Promise<number> {
  const after = await countPostgres(postmaster);
  return [...after].reduce((sum, [process, ms]) => sum + ms - (before.get(process) ?? 0), 0);
}

async function childrenOf(parent: number): Promise<number[]> {
  const threads = await readdir(`/proc/${parent}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${parent}/task/${thread}/children`, "utf8")),
  );
  return lists.join(" ").split(" ").filter(Boolean).map(Number);
}

/** The scheduler's own count, in nanoseconds; `stat` counts in hundredths of a second. */
async function cpuMsOf(process: number): Promise<number> {
  const counts = await readFile(`/proc/${process}/schedstat`, "utf8").catch(() => "0");
  return Number(counts.split(" ")[0]) / 1e6;
}
