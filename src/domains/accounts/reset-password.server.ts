import { and, eq, gt } from "drizzle-orm";
import { passwordResets, users } from "#src/db/schema/accounts.server.ts";
import { enforceRateLimit, type RateLimit } from "#src/platform/http/rate-limit.server.ts";
import { hashToken, randomToken } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { type PasswordReset, RESET_VALID_MINUTES } from "./contract.ts";
import { endAllSessions } from "./end-session.server.ts";
import { DeliverPasswordChanged, DeliverPasswordReset } from "./mail-jobs.ts";
import { hashPassword, requireGoodPassword } from "./password.server.ts";
import { requireUser } from "./queries.server.ts";

const LINKS_PER_ADDRESS: RateLimit = { name: "reset-links", calls: 5, seconds: 15 * 60 };

/** The same work for every address; the job finds out whether there is an account. */
export async function requestReset({ db, jobs }: Services, email: string): Promise<void> {
  await enforceRateLimit(db, LINKS_PER_ADDRESS, email);
  await jobs.send(db, DeliverPasswordReset, { email });
}

/** Answers the token for the mailed link; an account has one open link at a time. */
export async function issueReset({ db }: Services, userId: string): Promise<string> {
  const token = randomToken();
  await db.transaction(async (tx) => {
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await tx.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId,
      expiresAt: new Date(Date.now() + RESET_VALID_MINUTES * 60_000),
    });
  });
  return token;
}

/** A password that is refused leaves the link good for another try. */
export async function resetPassword(
  { db, jobs }: Services,
  { token, password }: PasswordReset,
): Promise<void> {
  await db.transaction(async (tx) => {
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
    await jobs.send(tx, DeliverPasswordChanged, { userId: user.id });
  });
}
