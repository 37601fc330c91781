import { aliasedTable, and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import { personName } from "#src/domains/accounts/person/person-name.server.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { AuditEntry, AuditFilter, Flag, FlagFilter } from "./contract.ts";
import { type QueueView, readQueue } from "./read-queue.server.ts";

const reporters = aliasedTable(users, "reporters");
const deciders = aliasedTable(users, "deciders");
const twins = aliasedTable(flags, "twins");

/** The oldest first: nobody waits for ever. */
export const listFlags = (
  db: Db,
  { status, subjectType, ...page }: FlagFilter,
): Promise<ListPage<Flag>> =>
  readQueue(db, flagView, {
    ...page,
    where: and(
      eq(flags.status, status),
      subjectType ? eq(flags.subjectType, subjectType) : undefined,
    ),
    order: [flags.createdAt, flags.id],
  });

const selectFlags = (db: Db) =>
  db
    .select({
      flag: flags,
      reporterName: personName(reporters),
      decidedBy: personName(deciders),
      openReports: sql<number>`(${countTwins(db)})::int`,
    })
    .from(flags)
    .leftJoin(reporters, eq(reporters.id, flags.reporterId))
    .leftJoin(deciders, eq(deciders.id, flags.decidedById));

/** Open reports of the same thing, this one too. */
const countTwins = (db: Db) =>
  db
    .select({ total: count() })
    .from(twins)
    .where(
      and(
        eq(twins.subjectType, flags.subjectType),
        eq(twins.subjectId, flags.subjectId),
        eq(twins.status, "open"),
      ),
    );

type FoundFlag = Awaited<ReturnType<typeof selectFlags>>[number];

const flagView: QueueView<FoundFlag, Flag> = {
  table: flags,
  select: selectFlags,
  toItem: ({ flag, ...names }) => ({
    id: flag.id,
    subjectType: flag.subjectType,
    subjectId: flag.subjectId,
    reason: flag.reason,
    note: flag.note,
    status: flag.status,
    decidedAt: flag.decidedAt?.toISOString() ?? null,
    createdAt: flag.createdAt.toISOString(),
    ...names,
  }),
};

/** The newest first; nothing in it is ever changed. */
export async function listAuditLog(
  db: Db,
  { q, subjectType, limit, offset }: AuditFilter,
): Promise<ListPage<AuditEntry>> {
  const where = and(
    subjectType ? eq(auditLog.subjectType, subjectType) : undefined,
    containsText([auditLog.actorName, auditLog.action, auditLog.subjectName, auditLog.note], q),
  );
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return {
    total: await db.$count(auditLog, where),
    items: rows.map(({ actorId: _actorId, createdAt, ...entry }) => ({
      ...entry,
      createdAt: createdAt.toISOString(),
    })),
  };
}
