import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { COUNTED } from "./count-rows.ts";
import type { Bench, BenchContext, MemoryResult } from "./measure.ts";

const ROWS = Number(process.env.EXPORTED ?? 1_000_000);
const run = promisify(execFile);

/** Each format in a process of its own, by the way that jobs go; the file is counted by another program. */
export const exports: Bench = {
  name: "exports",
  title: `An export of ${ROWS.toLocaleString("en-US")} rows`,
  async run(context) {
    const results: MemoryResult[] = [];
    for (const format of Object.keys(COUNTED)) results.push(await measure(format, context));
    return results;
  },
};

async function measure(format: string, { connection }: BenchContext): Promise<MemoryResult> {
  const folder = await mkdtemp(path.join(tmpdir(), "landfall-bench-export-"));
  const file = path.join(folder, "file");
  try {
    const { stdout } = await run(process.execPath, [
      ...["--disable-warning=ExperimentalWarning", "--expose-gc", "bench/export-process.ts"],
      ...[format, String(ROWS), file, JSON.stringify(connection)],
    ]);
    const { bytes, seconds } = JSON.parse(stdout) as { bytes: number; seconds: number };
    const rows = (await COUNTED[format]?.(file)) ?? 0;
    if (rows !== ROWS) throw new Error(`${format}: ${rows} rows instead of ${ROWS}`);
    return { name: format, megabytes: bytes / 1_000_000, seconds, rows };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
