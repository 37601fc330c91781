import { asc, gt } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { ReconcileEveryone } from "./ledger-jobs.ts";
import { reconcilePerson } from "./reconcile-person.server.ts";

const AT_ONCE = 500;

/** Each in a transaction of its own: nobody waits for anybody else's turn. */
export async function reconcileEach(
  { db }: Pick<Services, "db">,
  { userIds, now }: { userIds: Iterable<string>; now: Date },
): Promise<void> {
  for (const userId of userIds) await db.transaction((tx) => reconcilePerson(tx, userId, now));
}

/** The accounts behind one, in the order of their ids; none at the end. */
export async function listAccounts(db: Db, after: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

/** Some of all, and then the job for those behind them. */
export async function reconcileSome(
  { db, jobs }: Services,
  { after }: { after: string },
): Promise<void> {
  const userIds = await listAccounts(db, after);
  await reconcileEach({ db }, { userIds, now: new Date() });
  const last = userIds.at(-1);
  if (last !== undefined) await jobs.send(db, ReconcileEveryone, { after: last });
}
