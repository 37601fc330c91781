import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { containsText } from "#src/db/contains-text.server.ts";
import { mailOutbox } from "#src/db/schema/platform.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";

export interface OutboxFilter extends Paging {
  q?: string;
  status?: "sent" | "failed";
}

export interface OutboxMail {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  status: "sent" | "failed";
  error: string | null;
  createdAt: string;
}

/** What was mailed, the newest first; codes and links were masked when it was written down. */
export async function listOutbox(
  db: Db,
  { q, status, limit, offset }: OutboxFilter,
): Promise<ListPage<OutboxMail>> {
  const where = and(
    status ? eq(mailOutbox.status, status) : undefined,
    containsText([mailOutbox.recipient, mailOutbox.subject], q),
  );
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(where)
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total: await db.$count(mailOutbox, where),
  };
}
