import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import type { Connection } from "#src/db/client.server.ts";
import { withClient } from "#src/db/with-client.server.ts";
import type { Bench, BenchResult, CpuResult, MemoryResult } from "./measure.ts";

const FILE = "docs/benchmarks.md";

export function lineOf(result: BenchResult): string {
  if ("ratio" in result) return `${result.name}: ${percent(result.ratio)} of ${result.limit}`;
  if ("node" in result) return `${result.name}: ${cpuCells(result).join(", ")}`;
  if ("megabytes" in result) return `${result.name}: ${memoryCells(result).join(", ")}`;
  return `${result.name}: p50 ${ms(result.p50)}, p95 ${ms(result.p95)}`;
}

/** Replaces the section of one benchmark and leaves the others as they are. */
export async function writeResults(
  { name, title }: Bench,
  results: BenchResult[],
  connection: Connection,
): Promise<void> {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const section = [begin, `## ${title}`, "", await machine(connection), "", ...table(results), end];
  const before = await readFile(FILE, "utf8");
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  const after =
    from < 0
      ? `${before.trimEnd()}\n\n${section.join("\n")}\n`
      : before.slice(0, from) + section.join("\n") + before.slice(to + end.length);
  await writeFile(FILE, after);
}

const COSTS_HEAD = [
  "| what | node | PostgreSQL | the bare drawing | node of it |",
  "|---|---|---|---|---|",
];

const cpuCells = ({ node, postgres, bare, times }: CpuResult): string[] => [
  ms(node),
  ms(postgres),
  bare === null ? "" : ms(bare),
  times === null ? "" : `${times.toFixed(2)} times`,
];

const MEMORY_HEAD = ["| what | above idle | took | rows |", "|---|---|---|---|"];

const memoryCells = ({ megabytes, seconds, rows }: MemoryResult): string[] => [
  `${megabytes.toFixed(0)} MB`,
  `${seconds.toFixed(0)} s`,
  rows.toLocaleString("en-US"),
];

function table(results: BenchResult[]): string[] {
  const ratios = results.filter((result) => "ratio" in result);
  const times = results.filter((result) => "p50" in result);
  const costs = results.filter((result) => "node" in result);
  const sizes = results.filter((result) => "megabytes" in result);
  return [
    ...(ratios.length > 0 ? ["| what | reaches | of |", "|---|---|---|"] : []),
    ...ratios.map(({ name, ratio, limit }) => `| ${name} | ${percent(ratio)} | ${limit} |`),
    ...(times.length > 0 ? ["| what | p50 | p95 |", "|---|---|---|"] : []),
    ...times.map(({ name, p50, p95 }) => `| ${name} | ${ms(p50)} | ${ms(p95)} |`),
    ...(costs.length > 0 ? COSTS_HEAD : []),
    ...costs.map((cost) => `| ${[cost.name, ...cpuCells(cost)].join(" | ")} |`),
    ...(sizes.length > 0 ? MEMORY_HEAD : []),
    ...sizes.map((size) => `| ${[size.name, ...memoryCells(size)].join(" | ")} |`),
  ];
}

async function machine(connection: Connection): Promise<string> {
  const { rows } = await withClient(connection, (client) => client.query("show server_version"));
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return `${os.availableParallelism()} cores, ${memory} GB, Node ${process.versions.node}, PostgreSQL ${rows[0].server_version}`;
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(0)} %`;
const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 1)} ms`;
