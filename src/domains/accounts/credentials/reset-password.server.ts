import { and, eq, gt } from "drizzle-orm";
import { passwordResets, users } from "#src/db/schema/accounts.server.ts";
import { hashToken, randomToken } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { type PasswordReset, RESET_VALID_MINUTES } from "../person/contract.ts";
import { DeliverPasswordChanged, DeliverPasswordReset } from "../person/mail-jobs.ts";
import { requireUser } from "../person/queries.server.ts";
import { endAllSessions } from "../session/end-session.server.ts";
import { type Caller, rememberCaller } from "../session/known-caller.server.ts";
import { admitCaller, admitsStrangers, RESET_MAILS } from "../session/sign-in-limits.server.ts";
import { hashPassword, requireGoodPassword } from "./password.server.ts";

/**
 * The same work for every address; the job finds out whether there is an account. Once strangers have
 * filled a mailbox nothing more is mailed for them, and the answer is the same: what was mailed still
 * works, whoever asked for it.
 */
export async function requestReset(
  services: Services,
  caller: Caller,
  { email }: { email: string },
): Promise<void> {
  const asked = { allowance: RESET_MAILS, email };
  const { isStranger } = await admitCaller(services, caller, asked);
  if (isStranger && !(await admitsStrangers(services, asked))) return;
  await services.jobs.send(services.db, DeliverPasswordReset, { email });
}

/** Answers the token for the mailed link. Earlier links stay good, until one of them is used. */
export async function issueReset(
  { db }: Services,
  { userId }: { userId: string },
): Promise<string> {
  const token = randomToken();
  await db.insert(passwordResets).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(Date.now() + RESET_VALID_MINUTES * 60_000),
  });
  return token;
}

/**
 * A password that is refused leaves the link good for another try. Who holds the link reads the
 * account's mail: that device is known from then on, and answered is the token of its cookie.
 */
export async function resetPassword(
  { db, jobs, secrets }: Services,
  caller: Caller,
  { token, password }: PasswordReset,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [reset] = await tx
      .delete(passwordResets)
      .where(
        and(
          eq(passwordResets.tokenHash, hashToken(token)),
          gt(passwordResets.expiresAt, new Date()),
        ),
      )
      .returning();
    if (!reset) {
      throw new AppError("invalid", "This link was used already or has expired.", {
        code: "link_expired",
      });
    }
    const user = await requireUser(tx, reset.userId);
    requireGoodPassword(password, user.isAdmin, "password");
    await tx
      .update(users)
      .set({ passwordHash: await hashPassword(password), mustChangePassword: false })
      .where(eq(users.id, user.id));
    await endAllSessions(tx, user.id);
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    await jobs.send(tx, DeliverPasswordChanged, { userId: user.id });
    return rememberCaller(tx, secrets, user, caller);
  });
}
