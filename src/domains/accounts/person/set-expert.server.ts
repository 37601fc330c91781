import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";

/** Whether somebody is an expert of anything: what every request knows without asking of what. */
export async function setExpert(tx: Tx, userId: string, isExpert: boolean): Promise<void> {
  await tx.update(users).set({ isExpert }).where(eq(users.id, userId));
}
