import { sql } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";

export interface FailedJob {
  id: string;
  name: string;
  failedAt: string;
  attempts: number;
  reason: string;
}

/** Jobs that were retried to the end and still failed; their payload stays in the database. */
export async function listFailedJobs(
  db: Db,
  { limit, offset }: Paging,
): Promise<ListPage<FailedJob>> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    completed_on: Date;
    retry_count: number;
    output: { message?: string } | null;
  }>(sql`
    select id, name, completed_on, retry_count, output
    from pgboss.job
    where state = 'failed'
    order by completed_on desc, id
    limit ${limit} offset ${offset}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from pgboss.job where state = 'failed'`,
  );
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    failedAt: new Date(row.completed_on).toISOString(),
    attempts: row.retry_count + 1,
    reason: row.output?.message ?? "No reason was given.",
  }));
  return { items, total: counted.rows[0]?.total ?? 0 };
}
