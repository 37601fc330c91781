import { hashToken, randomToken } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { LoginRequest } from "./contract.ts";
import type { Caller } from "./known-caller.server.ts";
import type { LoginStep } from "./login-step.server.ts";
import { DeliverSignInCode } from "./mail-jobs.ts";
import { intentOf } from "./rules.ts";
import { admit, CODE_MAILS } from "./sign-in-limits.server.ts";
import { signInWithCode } from "./sign-in-with-code.server.ts";
import { signInWithPassword } from "./sign-in-with-password.server.ts";
import type { SignedIn } from "./signed-in.server.ts";

/** The step that is next, or the session that was opened. */
export type LogInResult = { step: LoginStep } | SignedIn;

/** No answer depends on whether the address is known, until a right password or code came with it. */
export async function logIn(
  services: Services,
  request: LoginRequest,
  caller: Caller,
  waiting: LoginStep | null,
): Promise<LogInResult> {
  const { email, totp, accountType = "reviewer" } = request;
  const intent = intentOf(request);
  const own = waiting?.email === email ? waiting : undefined;
  switch (intent.kind) {
    case "begin":
      return { step: { at: "password", mode: "sign-in", email } };
    case "send-code":
      return sendCode(services, { email, signUp: own?.signUp }, caller);
    case "sign-up": {
      const signUp = { firstName: intent.firstName, accountType };
      return sendCode(services, { email, signUp }, caller);
    }
    case "password":
      return signInWithPassword(services, { email, password: intent.password, totp, caller });
    case "code":
      return signInWithCode(services, {
        ...{ email, code: intent.code, totp, caller },
        ticket: own?.ticket,
      });
  }
}

async function sendCode(
  services: Services,
  { email, signUp }: Pick<LoginStep, "email" | "signUp">,
  caller: Caller,
): Promise<{ step: LoginStep }> {
  await admit(services, CODE_MAILS, email, caller);
  const ticket = randomToken();
  await services.jobs.send(services.db, DeliverSignInCode, {
    email,
    ticketHash: hashToken(ticket),
    signUp: signUp ?? null,
  });
  const mode = signUp ? "sign-up" : "sign-in";
  return { step: { at: "code", mode, email, ticket, ...(signUp && { signUp }) } };
}
