import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { openSession } from "./open-session.server.ts";
import { isPasswordRight } from "./password.server.ts";
import { findUserByEmail, type UserRow } from "./queries.server.ts";
import { requireSecondFactor } from "./second-factor.server.ts";
import { type SignedIn, wrongCredentials } from "./signed-in.server.ts";

interface PasswordSignIn {
  email: string;
  password: string;
  totp?: string;
  userAgent: string;
}

export async function signInWithPassword(
  services: Services,
  { email, password, totp, userAgent }: PasswordSignIn,
): Promise<SignedIn> {
  const user = await findUserByEmail(services.db, email);
  const isRight = await isPasswordRight(user?.passwordHash, password);
  if (!user || !isRight) throw wrongCredentials();
  return services.db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await requireSecondFactor(tx, services.secrets, user, totp);
    return { user, token: await openSession(tx, user.id, userAgent) };
  });
}

/** Holds off a password change, which ends every session: none is opened behind its back. */
async function requireUnchanged(tx: Tx, { id, passwordHash }: UserRow): Promise<void> {
  const [same] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? "")))
    .for("share");
  if (!same) throw wrongCredentials();
}
