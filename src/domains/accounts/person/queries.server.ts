import { and, desc, eq, gt, like, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { prepareOnce } from "#src/db/prepare-once.server.ts";
import { knownCallers, sessions, users } from "#src/db/schema/accounts.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CurrentUser, KnownCaller, Session } from "./contract.ts";
import { deviceName } from "./rules.ts";

export type UserRow = typeof users.$inferSelect;

export function toCurrentUser(user: UserRow): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    emailVerifiedAt: user.emailVerifiedAt.toISOString(),
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    accountType: user.accountType,
    organizerSubscriptionStatus: user.organizerSubscriptionStatus,
    isAdmin: user.isAdmin,
    isExpert: user.isExpert,
    hasPassword: user.passwordHash !== null,
    mustChangePassword: user.mustChangePassword,
    totpEnabled: user.totpEnabledAt !== null,
    createdAt: user.createdAt.toISOString(),
  };
}

export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function findUser(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Whether an address is that of the account of whoever wrote it down. Anyone can write down any other. */
export async function isProved(
  db: Db | Tx,
  { userId, email }: { userId: string | null; email: string },
): Promise<boolean> {
  const user = userId ? await findUser(db, userId) : undefined;
  return user?.email === email;
}

export async function requireUser(db: Db | Tx, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new AppError("unauthenticated", "Please sign in.");
  return user;
}

export async function requireUserByEmail(db: Db | Tx, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new AppError("unauthenticated", "Please sign in.");
  return user;
}

export interface LiveSession {
  viewer: Viewer;
  sid: string;
  lastSeenAt: Date;
}

/** Asked on every request with a cookie, so it is a prepared statement and reads few columns. */
export async function findLiveSession(db: Db, sid: string): Promise<LiveSession | null> {
  const [row] = await liveSessionQuery(db).execute({ sid });
  if (!row) return null;
  const { sid: key, lastSeenAt, ...viewer } = row;
  return { viewer, sid: key, lastSeenAt };
}

const liveSessionQuery = prepareOnce((db) =>
  db
    .select({
      sid: sessions.sid,
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      email: users.email,
      isAdmin: users.isAdmin,
      isExpert: users.isExpert,
      mustChangePassword: users.mustChangePassword,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sql.placeholder("sid")), gt(sessions.expire, sql`now()`)))
    .prepare("find_live_session"),
);

export async function listSessions(
  db: Db,
  userId: string,
  { currentSid, limit, offset }: Paging & { currentSid: string | null },
): Promise<ListPage<Session>> {
  const isLive = and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`));
  const rows = await db
    .select()
    .from(sessions)
    .where(isLive)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.sess.userAgent),
    isCurrent: row.sid === currentSid,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
  return { items, total: await db.$count(sessions, isLive) };
}

export async function listKnownCallers(db: Db, userId: string): Promise<KnownCaller[]> {
  const rows = await db
    .select({ kind: knownCallers.kind, seenAt: knownCallers.seenAt })
    .from(knownCallers)
    .where(eq(knownCallers.userId, userId))
    .orderBy(desc(knownCallers.seenAt));
  return rows.map(({ kind, seenAt }) => ({ kind, lastSeenAt: seenAt.toISOString() }));
}

/** Of everybody's picture, as storage knows it. */
export async function listAvatarKeys(db: Pick<Db, "select">): Promise<string[]> {
  const rows = await db
    .select({ address: users.profileImageUrl })
    .from(users)
    .where(like(users.profileImageUrl, "/media/%"));
  return rows.map(({ address }) => address?.slice("/media/".length) ?? "");
}
