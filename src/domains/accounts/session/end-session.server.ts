import { and, eq, ne } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { sessions } from "#src/db/schema/accounts.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { forgetCallers } from "./known-caller.server.ts";

export async function endSession(db: Db, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** One of the account's own sessions, by the number shown to its owner. */
export async function endOwnSession(db: Db, userId: string, id: number): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("not_found", "That session has already ended.");
}

export async function endOtherSessions(db: Db, userId: string, currentSid: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, currentSid)));
}

/** After it no device is known any more, either. */
export async function endAllSessions(db: Db | Tx, userId: string): Promise<void> {
  await forgetCallers(db, userId);
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
