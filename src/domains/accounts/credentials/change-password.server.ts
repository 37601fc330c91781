import { and, eq } from "drizzle-orm";
import { passwordResets, users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { PasswordChange } from "../person/contract.ts";
import { DeliverPasswordChanged } from "../person/mail-jobs.ts";
import { requireUser } from "../person/queries.server.ts";
import { endAllSessions } from "../session/end-session.server.ts";
import { type Caller, rememberCaller } from "../session/known-caller.server.ts";
import { openSession } from "../session/open-session.server.ts";
import type { SignedIn } from "../session/signed-in.server.ts";
import { hashPassword, requireGoodPassword } from "./password.server.ts";
import { requireCurrentPassword, wrongCurrentPassword } from "./require-current-password.server.ts";

/** Ends every session and open reset link; the browser that asked gets a fresh session and stays known. */
export async function changePassword(
  services: Services,
  { id: userId }: Viewer,
  { caller, ...change }: PasswordChange & { caller: Caller },
): Promise<SignedIn> {
  const { db, jobs, secrets } = services;
  const before = await requireUser(db, userId);
  await requireCurrentPassword(services, before, {
    password: change.currentPassword,
    field: "currentPassword",
  });
  requireGoodPassword(change.newPassword, before.isAdmin, "newPassword");
  if (before.mustChangePassword && change.newPassword === change.currentPassword) {
    const message = "Please choose a password of your own.";
    throw new AppError("invalid", message, { fields: { newPassword: message } });
  }
  const passwordHash = await hashPassword(change.newPassword);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash, mustChangePassword: false })
      .where(and(eq(users.id, userId), eq(users.passwordHash, before.passwordHash ?? "")))
      .returning();
    if (!user) throw wrongCurrentPassword("currentPassword");
    await endAllSessions(tx, userId);
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await jobs.send(tx, DeliverPasswordChanged, { userId });
    const device = await rememberCaller(tx, secrets, user, caller);
    return { user, device, token: await openSession(tx, userId, caller.userAgent) };
  });
}
