import type { Services } from "#src/platform/services.server.ts";
import { openSession } from "./open-session.server.ts";
import { isPasswordRight } from "./password.server.ts";
import { findUserByEmail } from "./queries.server.ts";
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
    await requireSecondFactor(tx, services.secrets, user, totp);
    return { user, token: await openSession(tx, user.id, userAgent) };
  });
}
