import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";

/** Whoever owns a listing has the account of an owner. */
export async function becomeOwner(tx: Tx, userId: string): Promise<void> {
  await tx.update(users).set({ accountType: "business_owner" }).where(eq(users.id, userId));
}
