import { and, eq, isNull } from "drizzle-orm";
import { renderSVG } from "uqr";
import { users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { TotpSetup } from "../person/contract.ts";
import { requireUser } from "../person/queries.server.ts";
import { limitGuesses, requireCurrentPassword } from "./require-current-password.server.ts";
import { newTotpSecret, sealTotpSecret, spendTotp, totpOf } from "./second-factor.server.ts";

/** Gives a new secret to scan; nothing is required until a code of it was confirmed. */
export async function beginTotpSetup(
  { db, secrets }: Services,
  { id: userId }: Viewer,
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
  services: Services,
  viewer: Viewer,
  { totp }: { totp: string },
): Promise<void> {
  if (await limitGuesses(services, viewer, () => turnOnTotp(services, viewer.id, totp))) return;
  const message = "That code is not right. Please try the next one.";
  throw new AppError("invalid", message, { fields: { totp: message } });
}

/** False when the code is wrong. */
const turnOnTotp = ({ db, secrets }: Services, userId: string, code: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const user = await requireUser(tx, userId);
    if (user.totpEnabledAt) throw new AppError("conflict", "Two-factor sign-in is already on.");
    if (!(await spendTotp(tx, secrets, user, code))) return false;
    await tx.update(users).set({ totpEnabledAt: new Date() }).where(eq(users.id, userId));
    return true;
  });

export async function turnOffTotp(
  services: Services,
  { id: userId }: Viewer,
  { password }: { password: string },
): Promise<void> {
  const { db } = services;
  const user = await requireUser(db, userId);
  await requireCurrentPassword(services, user, { password, field: "password" });
  await db
    .update(users)
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(eq(users.id, userId));
}
