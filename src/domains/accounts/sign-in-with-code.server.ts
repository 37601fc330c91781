import type { Services } from "#src/platform/services.server.ts";
import { createAccount } from "./create-account.server.ts";
import { openSession } from "./open-session.server.ts";
import { findUserByEmail } from "./queries.server.ts";
import { requireSecondFactor } from "./second-factor.server.ts";
import { consumeCode, matchCode } from "./sign-in-code.server.ts";
import { type SignedIn, wrongCredentials } from "./signed-in.server.ts";

interface CodeSignIn {
  email: string;
  code: string;
  totp?: string;
  userAgent: string;
}

/** The code of a sign-up makes the account: no account has an address that nobody read. */
export async function signInWithCode(
  services: Services,
  { email, code, totp, userAgent }: CodeSignIn,
): Promise<SignedIn> {
  const matched = await matchCode(services.db, services.secrets, email, code);
  if (!matched) throw wrongCredentials();
  return services.db.transaction(async (tx) => {
    if (!(await consumeCode(tx, email, matched))) throw wrongCredentials();
    const user =
      (await findUserByEmail(tx, email)) ??
      (matched.signUp && (await createAccount(tx, services, email, matched.signUp)));
    if (!user) throw wrongCredentials();
    await requireSecondFactor(tx, services.secrets, user, totp);
    return { user, token: await openSession(tx, user.id, userAgent) };
  });
}
