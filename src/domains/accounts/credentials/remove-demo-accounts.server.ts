import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";

/** Those that some demo data brought; accounts of people are never among them. */
export async function removeDemoAccounts(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx.delete(users).where(and(eq(users.isDemo, true), inArray(users.email, [...emails])));
}
