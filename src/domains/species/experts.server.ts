import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { experts } from "#src/db/schema/species.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { Expert, OwnExpertise } from "./expert-contract.ts";
import type { SpeciesGroup } from "./limits-contract.ts";

const group = sql<SpeciesGroup | null>`${experts.group}`;

/** As administrators see them, the newest first. */
export async function listExperts(db: Db, { limit, offset }: Paging): Promise<ListPage<Expert>> {
  const rows = await db
    .select({
      id: experts.id,
      name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
      email: users.email,
      group,
      createdAt: experts.createdAt,
    })
    .from(experts)
    .innerJoin(users, eq(users.id, experts.userId))
    .orderBy(desc(experts.createdAt), asc(experts.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, total: await db.$count(experts) };
}

export async function listOwnExpertise(db: Db, userId: string): Promise<OwnExpertise[]> {
  const rows = await db
    .select({ group, createdAt: experts.createdAt })
    .from(experts)
    .where(eq(experts.userId, userId));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Whether somebody may judge species of a group and see where they were: a condition of SQL. */
export function isExpertIn(viewer: Viewer | null, groupOfSpecies: SQL): SQL {
  if (viewer?.isAdmin) return sql`true`;
  if (!viewer?.isExpert) return sql`false`;
  return isNamedExpert(sql`${viewer.id}`, groupOfSpecies);
}

/** The same of whoever an expression names; of no group, only experts of all are. */
const isNamedExpert = (userId: SQL, groupOfSpecies: SQL): SQL =>
  sql`exists (select from ${experts} trusted where trusted.user_id = ${userId}
    and (trusted."group" is null or trusted."group" = ${groupOfSpecies}))`;

export const countExpertise = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(experts, eq(experts.userId, userId));
