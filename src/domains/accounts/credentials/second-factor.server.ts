import { and, eq, isNull, lt, or } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import type { Secrets } from "#src/platform/secrets.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { UserRow } from "../person/queries.server.ts";

const PURPOSE = "totp";
const PERIOD_SECONDS = 30;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const sealTotpSecret = (secrets: Secrets, secret: string): string =>
  secrets.encrypt(PURPOSE, secret);

export function totpOf(secret: string, email: string): TOTP {
  return new TOTP({ issuer: "Landfall", label: email, secret, period: PERIOD_SECONDS });
}

/** Passes at once for accounts that have not turned it on. */
export async function requireSecondFactor(
  tx: Tx,
  secrets: Secrets,
  user: UserRow,
  given: string | undefined,
): Promise<void> {
  if (!user.totpEnabledAt) return;
  if (given === undefined) {
    throw new AppError("unauthenticated", "Enter the code of your authenticator app.", {
      code: "second_factor_required",
    });
  }
  if (await spendTotp(tx, secrets, user, given)) return;
  throw new AppError("unauthenticated", "That code is not right. Please try again.", {
    code: "wrong_second_factor",
  });
}

/** A code is good for its time step and the ones beside it, and only once. */
export async function spendTotp(
  tx: Tx,
  secrets: Secrets,
  user: UserRow,
  given: string,
): Promise<boolean> {
  if (!user.totpSecret) return false;
  const totp = totpOf(secrets.decrypt(PURPOSE, user.totpSecret), user.email);
  const drift = totp.validate({ token: given, window: 1 });
  if (drift === null) return false;
  const step = Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + drift;
  const used = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, user.id), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return used.length === 1;
}
