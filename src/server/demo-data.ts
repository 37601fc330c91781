import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { installation } from "#src/db/schema/platform.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { allDomains } from "./domains.ts";

/** In the order of the domains; taken away in the opposite order. */
const allDemoData: readonly DemoData[] = allDomains.flatMap(({ demoData = [] }) => demoData);
const KEY = "demo-data";

/**
 * Loads once for each installation: what an operator removed does not come back at the next start,
 * only when it is asked for.
 */
export async function loadDemoData(
  tx: Tx,
  when: "first start" | "asked for" = "first start",
): Promise<string[]> {
  const state = await readState(tx);
  if (state === "loaded" || (state === "removed" && when === "first start")) return [];
  const lines: string[] = [];
  for (const data of allDemoData) lines.push(...(await data.load(tx)));
  await writeState(tx, "loaded");
  return lines;
}

export async function removeDemoData(tx: Tx): Promise<void> {
  for (const data of allDemoData.toReversed()) await data.remove(tx);
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
