import { eq } from "drizzle-orm";
import { sessions } from "#src/db/schema/accounts.server.ts";
import { hashToken } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { findLiveSession, type LiveSession } from "../person/queries.server.ts";
import { sessionEnd } from "./open-session.server.ts";

const TOUCH_AFTER_MS = 5 * 60_000;

/** The session behind a cookie's token. One that is used stays alive; it is written rarely. */
export async function resumeSession(
  { db }: Pick<Services, "db">,
  { token }: { token: string },
): Promise<LiveSession | null> {
  const session = await findLiveSession(db, hashToken(token));
  if (session && Date.now() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(), expire: sessionEnd() })
      .where(eq(sessions.sid, session.sid));
  }
  return session;
}
