import { aliasedTable, and, asc, count, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { flags } from "#src/db/schema/moderation.server.ts";
import type { Flag, FlagFilter } from "./contract.ts";

const reporters = aliasedTable(users, "reporters");
const deciders = aliasedTable(users, "deciders");
const twins = aliasedTable(flags, "twins");

/** The oldest first: nobody waits for ever. */
export async function listFlags(
  db: Db,
  { status, subjectType, limit, offset }: FlagFilter,
): Promise<{ flags: Flag[]; total: number }> {
  const where = and(
    eq(flags.status, status),
    subjectType ? eq(flags.subjectType, subjectType) : undefined,
  );
  const openReports = db
    .select({ total: count() })
    .from(twins)
    .where(
      and(
        eq(twins.subjectType, flags.subjectType),
        eq(twins.subjectId, flags.subjectId),
        eq(twins.status, "open"),
      ),
    );
  const rows = await db
    .select({
      flag: flags,
      reporterName: sql<string | null>`coalesce(${reporters.firstName}, ${reporters.email})`,
      decidedBy: sql<string | null>`coalesce(${deciders.firstName}, ${deciders.email})`,
      openReports: sql<number>`(${openReports})::int`,
    })
    .from(flags)
    .leftJoin(reporters, eq(reporters.id, flags.reporterId))
    .leftJoin(deciders, eq(deciders.id, flags.decidedById))
    .where(where)
    .orderBy(asc(flags.createdAt), asc(flags.id))
    .limit(limit)
    .offset(offset);
  return {
    total: await db.$count(flags, where),
    flags: rows.map(({ flag, ...names }) => ({
      id: flag.id,
      subjectType: flag.subjectType,
      subjectId: flag.subjectId,
      reason: flag.reason,
      note: flag.note,
      status: flag.status,
      decidedAt: flag.decidedAt?.toISOString() ?? null,
      createdAt: flag.createdAt.toISOString(),
      ...names,
    })),
  };
}
