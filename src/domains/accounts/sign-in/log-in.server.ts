import { hashToken, randomToken } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { LoginRequest } from "../person/contract.ts";
import { DeliverSignInCode } from "../person/mail-jobs.ts";
import { intentOf } from "../person/rules.ts";
import type { Caller } from "../session/known-caller.server.ts";
import type { LoginStep } from "../session/login-step.server.ts";
import { admit, CODE_MAILS } from "../session/sign-in-limits.server.ts";
import type { SignedIn } from "../session/signed-in.server.ts";
import { issueCode } from "./sign-in-code.server.ts";
import { signInWithCode } from "./sign-in-with-code.server.ts";
import { signInWithPassword } from "./sign-in-with-password.server.ts";

/** The step that is next, or the session that was opened. */
export type LogInResult = { step: LoginStep } | SignedIn;

/** No answer depends on whether the address is known, until a right password or code came with it. */
export async function logIn(
  services: Services,
  caller: Caller,
  { waiting, ...request }: LoginRequest & { waiting: LoginStep | null },
): Promise<LogInResult> {
  const { email, totp, accountType = "reviewer" } = request;
  const intent = intentOf(request);
  const own = waiting?.email === email ? waiting : undefined;
  switch (intent.kind) {
    case "begin":
      return { step: { at: "password", mode: "sign-in", email } };
    case "send-code":
      return sendCode(services, caller, { email, signUp: own?.signUp });
    case "sign-up": {
      const signUp = { firstName: intent.firstName, accountType };
      return sendCode(services, caller, { email, signUp });
    }
    case "password":
      return signInWithPassword(services, caller, { email, password: intent.password, totp });
    case "code":
      return signInWithCode(services, caller, {
        ...{ email, code: intent.code, totp },
        ticket: own?.ticket,
      });
  }
}

async function sendCode(
  services: Services,
  caller: Caller,
  { email, signUp }: Pick<LoginStep, "email" | "signUp">,
): Promise<{ step: LoginStep }> {
  await admit(services, caller, { allowance: CODE_MAILS, email });
  const { db, jobs } = services;
  const ticket = randomToken();
  const request = { email, ticketHash: hashToken(ticket), signUp: signUp ?? null };
  // Nobody is told this one: until the job has made the code to be mailed, and where it mails none,
  // any code is wrong.
  await issueCode(services, { ...request, signUp: null });
  await jobs.send(db, DeliverSignInCode, request);
  const mode = signUp ? "sign-up" : "sign-in";
  return { step: { at: "code", mode, email, ticket, ...(signUp && { signUp }) } };
}
