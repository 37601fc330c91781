import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { installation } from "#src/db/schema/platform.server.ts";
import { accountsSeed } from "./accounts.server.ts";
import { claimsSeed } from "./claims.server.ts";
import { directorySeed } from "./directory.server.ts";
import { editsSeed } from "./edits.server.ts";
import { reviewsSeed } from "./reviews.server.ts";
import type { Seed, SeedContext } from "./seed.server.ts";
import { sharingSeed } from "./sharing.server.ts";
import { supportSeed } from "./support.server.ts";

/** In the order of their parents; taken away in the opposite order. */
const SEEDS: Seed[] = [
  accountsSeed,
  directorySeed,
  reviewsSeed,
  sharingSeed,
  claimsSeed,
  editsSeed,
  supportSeed,
];
const KEY = "demo-data";

/**
 * Loads once for each installation: what an operator removed does not come back at the next start,
 * only when it is asked for.
 */
export async function loadDemoData(
  tx: Tx,
  context: Omit<SeedContext, "tx">,
  when: "first start" | "asked for" = "first start",
): Promise<string[]> {
  const state = await readState(tx);
  if (state === "loaded" || (state === "removed" && when === "first start")) return [];
  const lines: string[] = [];
  for (const seed of SEEDS) lines.push(...(await seed.load({ ...context, tx })));
  await writeState(tx, "loaded");
  return lines;
}

export async function removeDemoData(tx: Tx): Promise<void> {
  for (const seed of [...SEEDS].reverse()) await seed.remove(tx);
  await writeState(tx, "removed");
}

type DemoState = "loaded" | "removed";

async function readState(tx: Tx): Promise<DemoState | null> {
  const [row] = await tx.select().from(installation).where(eq(installation.key, KEY));
  return (row?.value as DemoState | undefined) ?? null;
}

async function writeState(tx: Tx, value: DemoState): Promise<void> {
  await tx
    .insert(installation)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}
