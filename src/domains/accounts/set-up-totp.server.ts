import { and, eq, isNull } from "drizzle-orm";
import { renderSVG } from "uqr";
import { users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { TotpSetup } from "./contract.ts";
import { isPasswordRight } from "./password.server.ts";
import { requireUser } from "./queries.server.ts";
import { newTotpSecret, requireTotp, sealTotpSecret, totpOf } from "./second-factor.server.ts";

/** Gives a new secret to scan; nothing is required until a code of it was confirmed. */
export async function beginTotpSetup(
  { db, secrets }: Services,
  userId: string,
): Promise<TotpSetup> {
  const user = await requireUser(db, userId);
  const secret = newTotpSecret();
  const uri = totpOf(secret, user.email).toString();
  const begun = await db
    .update(users)
    .set({ totpSecret: sealTotpSecret(secrets, secret), totpLastStep: null })
    .where(and(eq(users.id, userId), isNull(users.totpEnabledAt)))
    .returning({ id: users.id });
  if (begun.length === 0) throw new AppError("conflict", "Two-factor sign-in is already on.");
  return { secret, uri, qrSvg: renderSVG(uri) };
}

export async function confirmTotpSetup(
  { db, secrets }: Services,
  userId: string,
  code: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    if (user.totpEnabledAt) throw new AppError("conflict", "Two-factor sign-in is already on.");
    await requireTotp(tx, secrets, user, code).catch(() => {
      const message = "That code is not right. Please try the next one.";
      throw new AppError("invalid", message, { fields: { totp: message } });
    });
    await tx.update(users).set({ totpEnabledAt: new Date() }).where(eq(users.id, userId));
  });
}

export async function turnOffTotp(
  { db }: Services,
  userId: string,
  password: string,
): Promise<void> {
  const user = await requireUser(db, userId);
  if (!(await isPasswordRight(user.passwordHash, password))) {
    const message = "That is not your current password.";
    throw new AppError("invalid", message, { fields: { password: message } });
  }
  await db
    .update(users)
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(eq(users.id, userId));
}
