import type { Tx } from "#src/db/client.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";
import { readDemoState, writeDemoState } from "#src/platform/domain/demo-state.server.ts";
import { allDomains } from "./domains.ts";

/** In the order of the domains; taken away in the opposite order. */
const allDemoData: readonly DemoData[] = allDomains.flatMap(({ demoData = [] }) => demoData);

interface Loaded {
  /** Of what was not there before. */
  names: string[];
  /** To print. */
  lines: string[];
}

/**
 * Loads each once for an installation, those of a new domain at the start after an upgrade. What an
 * operator removed does not come back at a start, only when it is asked for.
 */
export async function loadDemoData(tx: Tx, when: "start" | "asked for" = "start"): Promise<Loaded> {
  const state = await readDemoState(tx);
  if (state === "removed" && when === "start") return { names: [], lines: [] };
  const before = state === "removed" ? [] : state;
  const missing = allDemoData.filter(({ name }) => !before.includes(name));
  const lines: string[] = [];
  for (const data of missing) lines.push(...(await data.load(tx)));
  const names = missing.map(({ name }) => name);
  if (names.length > 0) await writeDemoState(tx, [...before, ...names]);
  return { names, lines };
}

export async function removeDemoData(tx: Tx): Promise<void> {
  for (const data of allDemoData.toReversed()) await data.remove(tx);
  await writeDemoState(tx, "removed");
}
