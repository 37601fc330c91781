import type { Tx } from "#src/db/client.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { readDemoState, writeDemoState } from "#src/platform/domain/demo-state.server.ts";
import { allDomains } from "./domains.ts";

/** In the order of the domains; taken away in the opposite order. */
const allDemoData: readonly DemoData[] = allDomains.flatMap(({ demoData = [] }) => demoData);

/**
 * Loads once for each installation: what an operator removed does not come back at the next start,
 * only when it is asked for.
 */
export async function loadDemoData(
  tx: Tx,
  when: "first start" | "asked for" = "first start",
): Promise<string[]> {
  const state = await readDemoState(tx);
  if (state === "loaded" || (state === "removed" && when === "first start")) return [];
  const lines: string[] = [];
  for (const data of allDemoData) lines.push(...(await data.load(tx)));
  await writeDemoState(tx, "loaded");
  return lines;
}

export async function removeDemoData(tx: Tx): Promise<void> {
  for (const data of allDemoData.toReversed()) await data.remove(tx);
  await writeDemoState(tx, "removed");
}
