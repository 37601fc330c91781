import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { endAllSessions } from "../session/end-session.server.ts";
import { hashPassword } from "./password.server.ts";

export const temporaryPassword = (): string => randomBytes(12).toString("base64url");

/** An account that exists becomes an administrator's and gets the new password. */
export async function makeAdmin(
  tx: Tx,
  email: string,
  password: string,
  mustChangePassword: boolean,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const change = { isAdmin: true, passwordHash, mustChangePassword };
  const [user] = await tx
    .insert(users)
    .values({ id: randomUUID(), email, emailVerifiedAt: new Date(), firstName: "Admin", ...change })
    .onConflictDoUpdate({ target: users.email, set: change })
    .returning({ id: users.id });
  if (user) await endAllSessions(tx, user.id);
}

/** For someone who lost the authenticator app. False when there is no such account. */
export async function resetSecondFactor(
  { db }: Pick<Services, "db">,
  { email }: { email: string },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  return changed.length === 1;
}
