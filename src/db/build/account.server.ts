import { randomUUID } from "node:crypto";
import type { Db, Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";

type NewAccount = Partial<typeof users.$inferInsert>;

let built = 0;

/** An account with a verified address and no password, unless told otherwise. */
export async function buildAccount(
  db: Db | Tx,
  facts: NewAccount = {},
): Promise<typeof users.$inferSelect> {
  built += 1;
  const [user] = await db
    .insert(users)
    .values({
      id: randomUUID(),
      email: `person-${built}-${randomUUID().slice(0, 8)}@example.com`,
      emailVerifiedAt: new Date(),
      firstName: "Marina",
      ...facts,
    })
    .returning();
  if (!user) throw new Error("The account was not stored");
  return user;
}
