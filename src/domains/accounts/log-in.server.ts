import type { z } from "zod";
import { enforceRateLimit, type RateLimit } from "#src/platform/http/rate-limit.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { LoginRequest } from "./contract.ts";
import { DeliverSignInCode } from "./mail-jobs.ts";
import { intentOf } from "./rules.ts";
import { signInWithCode } from "./sign-in-with-code.server.ts";
import { signInWithPassword } from "./sign-in-with-password.server.ts";
import type { SignedIn } from "./signed-in.server.ts";

const TRIES_PER_ADDRESS: RateLimit = { name: "sign-in-tries", calls: 10, seconds: 15 * 60 };
const CODES_PER_ADDRESS: RateLimit = { name: "sign-in-codes", calls: 5, seconds: 15 * 60 };

export type LogInResult = { next: "credentials" | "code" } | SignedIn;

/** No answer depends on whether the address is known, until a right password or code came with it. */
export async function logIn(
  services: Services,
  request: LoginRequest,
  userAgent: string,
): Promise<LogInResult> {
  const { email, totp, accountType = "reviewer" } = request;
  const intent = intentOf(request);
  switch (intent.kind) {
    case "begin":
      return { next: "credentials" };
    case "send-code":
      return sendCode(services, { email, signUp: null });
    case "sign-up":
      return sendCode(services, { email, signUp: { firstName: intent.firstName, accountType } });
    case "password":
      await enforceRateLimit(services.db, TRIES_PER_ADDRESS, email);
      return signInWithPassword(services, { email, password: intent.password, totp, userAgent });
    case "code":
      await enforceRateLimit(services.db, TRIES_PER_ADDRESS, email);
      return signInWithCode(services, { email, code: intent.code, totp, userAgent });
  }
}

async function sendCode(
  { db, jobs }: Services,
  request: z.input<typeof DeliverSignInCode.payload>,
): Promise<{ next: "code" }> {
  await enforceRateLimit(db, CODES_PER_ADDRESS, request.email);
  await jobs.send(db, DeliverSignInCode, request);
  return { next: "code" };
}
