import { and, eq } from "drizzle-orm";
import { passwordResets, users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { PasswordChange } from "./contract.ts";
import { endAllSessions } from "./end-session.server.ts";
import { DeliverPasswordChanged } from "./mail-jobs.ts";
import { openSession } from "./open-session.server.ts";
import { hashPassword, isPasswordRight, requireGoodPassword } from "./password.server.ts";
import { requireUser } from "./queries.server.ts";
import type { SignedIn } from "./signed-in.server.ts";

/** Ends every session and open reset link, and opens a fresh session for the browser that asked. */
export async function changePassword(
  { db, jobs }: Services,
  userId: string,
  change: PasswordChange,
  userAgent: string,
): Promise<SignedIn> {
  const before = await requireUser(db, userId);
  if (!(await isPasswordRight(before.passwordHash, change.currentPassword))) {
    throw wrongCurrentPassword();
  }
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
    if (!user) throw wrongCurrentPassword();
    await endAllSessions(tx, userId);
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await jobs.send(tx, DeliverPasswordChanged, { userId });
    return { user, token: await openSession(tx, userId, userAgent) };
  });
}

function wrongCurrentPassword(): AppError {
  const message = "That is not your current password.";
  return new AppError("invalid", message, { fields: { currentPassword: message } });
}
