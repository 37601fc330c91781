import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { sessions } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { forgetCallers } from "./known-caller.server.ts";

export async function endSession({ db }: Services, { sid }: { sid: string }): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** One of the account's own sessions, by the number shown to its owner. */
export async function endOwnSession(
  { db }: Services,
  viewer: Viewer,
  { id }: { id: number },
): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, viewer.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("not_found", "That session has already ended.");
}

export async function endOtherSessions(
  { db }: Services,
  viewer: Viewer,
  { currentSid }: { currentSid: string },
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, viewer.id), ne(sessions.sid, currentSid)));
}

/** After it no device is known any more, either. */
export async function endAllSessions(tx: Tx, userId: string): Promise<void> {
  await forgetCallers(tx, userId);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
