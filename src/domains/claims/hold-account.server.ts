import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";

/** The account cannot be deleted before the transaction ends; false when it is gone already. */
export async function holdAccount(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for("key share");
  return rows.length > 0;
}
