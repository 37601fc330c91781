import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { installation } from "#src/db/schema/platform.server.ts";

const KEY = "demo-data";

/** Installations from before names were kept say only "loaded": these were all there were. */
export const BEFORE_NAMES: readonly string[] = [
  "accounts",
  "conversations",
  "listings",
  "edits",
  "claims",
  "reviews",
  "experiences",
];

/** The names of the demo data that were loaded, or that an operator took them away. */
type DemoState = readonly string[] | "removed";

export async function readDemoState(tx: Tx): Promise<DemoState> {
  const [row] = await tx.select().from(installation).where(eq(installation.key, KEY));
  if (row === undefined) return [];
  return row.value === "loaded" ? BEFORE_NAMES : (row.value as DemoState);
}

export async function writeDemoState(tx: Tx, value: DemoState): Promise<void> {
  await tx
    .insert(installation)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}
