/** Calls a second, one after the other, after a short warm-up. Bounded in time. */
export async function callsPerSecond(call: () => Promise<unknown>, seconds = 2): Promise<number> {
  const warmUntil = performance.now() + 300;
  while (performance.now() < warmUntil) await call();
  const startedAt = performance.now();
  let calls = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    await call();
    calls += 1;
  }
  return calls / ((performance.now() - startedAt) / 1000);
}

export interface BenchResult {
  name: string;
  /** Ours divided by the limit that was measured in the same run. */
  ratio: number;
  limit: string;
}
