import type { Services } from "#src/platform/services.server.ts";
import { requireSecondFactor } from "../credentials/second-factor.server.ts";
import { createAccount } from "../person/create-account.server.ts";
import { findUserByEmail } from "../person/queries.server.ts";
import { type Caller, rememberCaller } from "../session/known-caller.server.ts";
import { openSession } from "../session/open-session.server.ts";
import { admit, TRIES } from "../session/sign-in-limits.server.ts";
import { codeGone, type SignedIn, wrongCode } from "../session/signed-in.server.ts";
import { consumeCode, tryCode } from "./sign-in-code.server.ts";

interface CodeSignIn {
  email: string;
  code: string;
  totp?: string;
  /** Of the browser that asked for the code. */
  ticket: string | undefined;
}

/**
 * The code of a sign-up makes the account: no account has an address that nobody read. A browser
 * with the ticket has the tries of its code; anyone else is counted like someone who guesses.
 */
export async function signInWithCode(
  services: Services,
  caller: Caller,
  { email, code, totp, ticket }: CodeSignIn,
): Promise<SignedIn> {
  const { db, secrets } = services;
  if (!ticket) await admit(services, caller, { allowance: TRIES, email });
  const matched = await tryCode(services, { email, code, ticket });
  if (matched === "wrong") throw wrongCode();
  if (matched === "gone") throw codeGone();
  return db.transaction(async (tx) => {
    if (!(await consumeCode(tx, email, matched))) throw codeGone();
    const user =
      (await findUserByEmail(tx, email)) ??
      (matched.signUp && (await createAccount(tx, services, email, matched.signUp)));
    if (!user) throw codeGone();
    await requireSecondFactor(tx, secrets, user, totp);
    const device = await rememberCaller(tx, secrets, user, caller);
    return { user, device, token: await openSession(tx, user.id, caller.userAgent) };
  });
}
