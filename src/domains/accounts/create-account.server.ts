import { randomUUID } from "node:crypto";
import type { Tx } from "#src/db/client.server.ts";
import { type SignUpFacts, users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AccountCreated } from "./events.ts";
import type { UserRow } from "./queries.server.ts";

/** Called only with an address that its reader has just proved to own. */
export async function createAccount(
  tx: Tx,
  { jobs }: Services,
  email: string,
  signUp: SignUpFacts,
): Promise<UserRow> {
  const [user] = await tx
    .insert(users)
    .values({ id: randomUUID(), email, emailVerifiedAt: new Date(), ...signUp })
    .returning();
  if (!user) throw new Error("The account was not stored");
  await jobs.publish(tx, AccountCreated, { userId: user.id, email });
  return user;
}
