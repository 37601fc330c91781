import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { installation } from "#src/db/schema/platform.server.ts";

const KEY = "demo-data";

type DemoState = "loaded" | "removed";

export async function readDemoState(tx: Tx): Promise<DemoState | null> {
  const [row] = await tx.select().from(installation).where(eq(installation.key, KEY));
  return (row?.value as DemoState | undefined) ?? null;
}

export async function writeDemoState(tx: Tx, value: DemoState): Promise<void> {
  await tx
    .insert(installation)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}
