import { randomUUID } from "node:crypto";
import type { Tx } from "#src/db/client.server.ts";
import { type SignUpFacts, users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AccountCreated } from "./events.ts";
import { requireUserByEmail, type UserRow } from "./queries.server.ts";

/**
 * Called only with an address that its reader has just proved to own. Of two codes for one address
 * that are used at once, the second finds the account of the first.
 */
export async function createAccount(
  tx: Tx,
  { jobs }: Services,
  email: string,
  signUp: SignUpFacts,
): Promise<UserRow> {
  const [user] = await tx
    .insert(users)
    .values({ id: randomUUID(), email, emailVerifiedAt: new Date(), ...signUp })
    .onConflictDoNothing()
    .returning();
  if (!user) return requireUserByEmail(tx, email);
  await jobs.publish(tx, AccountCreated, { userId: user.id, email });
  return user;
}
