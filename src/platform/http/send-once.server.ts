import { and, eq, getTableName, gt, lt, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#src/db/client.server.ts";
import { sentOnce } from "#src/db/schema/platform.server.ts";
import type { Services } from "../services.server.ts";
import type { Sender } from "./sender.server.ts";

interface Sent {
  /** Where it is stored. */
  table: PgTable & { id: PgColumn };
  sender: Sender;
  said: object;
}

const aMomentAgo = sql`now() - interval '1 minute'`;

/**
 * The same words of one sender within a minute are one: a second tap, or the same call at once. Of two at
 * once the second waits and finds the first; what was deleted meanwhile is made anew. Answers its number.
 */
export async function sendOnce(
  tx: Tx,
  { secrets }: Pick<Services, "secrets">,
  { table, sender, said }: Sent,
  make: () => Promise<number>,
): Promise<number> {
  const who = sender.viewer?.id ?? sender.senderKey;
  const key = secrets.sign("sent-once", JSON.stringify([getTableName(table), who, said]));
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sent-once:${key}`}, 0))`);
  const [earlier] = await tx
    .select({ id: sentOnce.subjectId })
    .from(sentOnce)
    .innerJoin(table, eq(table.id, sentOnce.subjectId))
    .where(and(eq(sentOnce.key, key), gt(sentOnce.createdAt, aMomentAgo)));
  if (earlier) return earlier.id;
  const subjectId = await make();
  await tx
    .insert(sentOnce)
    .values({ key, subjectId })
    .onConflictDoUpdate({ target: sentOnce.key, set: { subjectId, createdAt: sql`now()` } });
  return subjectId;
}

export async function forgetSent(db: Db): Promise<void> {
  await db.delete(sentOnce).where(lt(sentOnce.createdAt, aMomentAgo));
}
