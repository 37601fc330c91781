import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

export interface Statement {
  text: string;
  values: unknown[];
}

/** Whatever `work` begins; jobs that happen to run meanwhile are somebody else's. */
const recorded = new AsyncLocalStorage<Statement[]>();

/** Keeps every statement that `work` sends to the pool. */
export async function recordStatements(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = pool.query;
  const forward = query.bind(pool) as (config: unknown, values?: unknown[]) => unknown;
  const recording = (config: { text: string; values?: unknown[] }, values?: unknown[]) => {
    recorded.getStore()?.push({ text: config.text, values: values ?? config.values ?? [] });
    return forward(config, values);
  };
  pool.query = recording as unknown as typeof pool.query;
  try {
    await recorded.run(statements, work);
  } finally {
    pool.query = query;
  }
  return statements;
}

export interface PlanShape {
  /** The names of the indices that are read, in alphabetical order. */
  indices: string[];
  /** The tables that are read from end to end. */
  seqScans: string[];
}

/** The tables that statements read, whichever way the planner takes. */
export async function tablesOf(
  pool: pg.Pool,
  statements: readonly Statement[],
): Promise<Set<string>> {
  const tables = new Set<string>();
  for (const statement of statements) {
    for (const node of await nodesOf(pool, statement)) {
      if (node["Relation Name"]) tables.add(node["Relation Name"]);
    }
  }
  return tables;
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: PlanNode[];
}

/** What the planner does with a statement, without its costs and times. */
export async function planOf(pool: pg.Pool, statement: Statement): Promise<PlanShape> {
  const nodes = await nodesOf(pool, statement);
  const named = (names: (string | undefined)[]) =>
    [...new Set(names.filter((name) => name !== undefined))].sort();
  return {
    indices: named(nodes.map((node) => node["Index Name"])),
    seqScans: named(
      nodes
        .filter((node) => node["Node Type"].endsWith("Seq Scan"))
        .map((node) => node["Relation Name"]),
    ),
  };
}

/** The tables that are read for rows that a page skips. */
export async function skippingTables(pool: pg.Pool, statement: Statement): Promise<Set<string>> {
  const isLimit = (node: PlanNode) => node["Node Type"] === "Limit";
  const limits = (await nodesOf(pool, statement)).filter(isLimit).map(flatten);
  const page = limits.find((below) => below.filter(isLimit).length === 1) ?? [];
  return new Set(page.flatMap((node) => node["Relation Name"] ?? []));
}

async function nodesOf(pool: pg.Pool, { text, values }: Statement): Promise<PlanNode[]> {
  const { rows } = await pool.query({ text: `explain (format json) ${text}`, values });
  return flatten(rows[0]["QUERY PLAN"][0].Plan);
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];
