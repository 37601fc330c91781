import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { isPasswordRight } from "../credentials/password.server.ts";
import { requireSecondFactor } from "../credentials/second-factor.server.ts";
import { findUserByEmail, type UserRow } from "../person/queries.server.ts";
import { type Caller, rememberCaller } from "../session/known-caller.server.ts";
import { openSession } from "../session/open-session.server.ts";
import { admit, TRIES } from "../session/sign-in-limits.server.ts";
import { type SignedIn, wrongCredentials } from "../session/signed-in.server.ts";

interface PasswordSignIn {
  email: string;
  password: string;
  totp?: string;
}

export async function signInWithPassword(
  services: Services,
  caller: Caller,
  { email, password, totp }: PasswordSignIn,
): Promise<SignedIn> {
  const tried = await admit(services, caller, { allowance: TRIES, email });
  const user = await findUserByEmail(services.db, email);
  const isRight = await isPasswordRight(user?.passwordHash, password);
  if (!user || !isRight) throw wrongCredentials();
  const signedIn = await services.db.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    await requireSecondFactor(tx, services.secrets, user, totp);
    const device = await rememberCaller(tx, services.secrets, user, caller);
    return { user, device, token: await openSession(tx, user.id, caller.userAgent) };
  });
  await tried.giveBack();
  return signedIn;
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
