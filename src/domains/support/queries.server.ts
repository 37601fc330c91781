import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { countEach } from "#src/db/count-each.server.ts";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type {
  SupportFilter,
  SupportMessage,
  SupportThread,
  SupportThreadDetail,
} from "./contract.ts";
import { SUPPORT_STATUSES, type SupportCategory, type SupportStatus } from "./limits-contract.ts";

type ThreadRow = typeof supportThreads.$inferSelect;
type MessageRow = typeof supportMessages.$inferSelect;

const toThread = (row: ThreadRow): SupportThread => ({
  id: row.id,
  name: row.name,
  email: row.email,
  category: row.category as SupportCategory,
  subject: row.subject,
  status: row.status,
  isTask: row.isTask,
  isDemo: row.isDemo,
  createdAt: row.createdAt.toISOString(),
  lastMessageAt: row.lastMessageAt.toISOString(),
});

const toMessage = (row: MessageRow): SupportMessage => ({
  id: row.id,
  isFromStaff: row.isFromStaff,
  authorName: row.authorName,
  body: row.body,
  createdAt: row.createdAt.toISOString(),
});

export async function listThreads(
  db: Db,
  { status, q, limit, offset }: SupportFilter,
): Promise<ListPage<SupportThread>> {
  const where = and(
    status && eq(supportThreads.status, status),
    containsText([supportThreads.name, supportThreads.email, supportThreads.subject], q),
  );
  const rows = await db
    .select()
    .from(supportThreads)
    .where(where)
    .orderBy(desc(supportThreads.lastMessageAt), desc(supportThreads.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toThread), total: await db.$count(supportThreads, where) };
}

export const countThreads = (db: Db): Promise<Record<SupportStatus, number>> =>
  countEach(db, supportThreads.status, SUPPORT_STATUSES);

export async function listMessages(db: Db | Tx, threadId: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.threadId, threadId))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id));
}

/** Those of the account, and those that were sent without signing in under its proved address. */
export async function listOwnThreads(
  db: Db,
  { id, email }: Viewer,
): Promise<SupportThreadDetail[]> {
  const rows = await db
    .select()
    .from(supportThreads)
    .where(
      or(
        eq(supportThreads.userId, id),
        eq(sql`lower(${supportThreads.email})`, email.toLowerCase()),
      ),
    )
    .orderBy(desc(supportThreads.id));
  return Promise.all(
    rows.map(async (row) => ({
      ...toThread(row),
      messages: (await listMessages(db, row.id)).map(toMessage),
    })),
  );
}

export async function requireThread(db: Db, id: number): Promise<SupportThreadDetail> {
  const [row] = await db.select().from(supportThreads).where(eq(supportThreads.id, id));
  if (!row) throw new AppError("not_found", "There is no such conversation.");
  return { ...toThread(row), messages: (await listMessages(db, id)).map(toMessage) };
}
