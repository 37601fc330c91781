import type { Tx } from "#src/db/client.server.ts";
import { closeTasks, reopenTasks } from "#src/domains/support/settle-tasks.server.ts";
import { newPromises, owedLevel } from "./package-rules.ts";
import { listPromotedTimes } from "./queries.server.ts";

interface Owed {
  businessId: number;
  /** The package whose promises were owed before the money went back or came again. */
  levelBefore: number;
}

/** What nobody has paid for in the end is not done, unless its money comes again. */
export async function settlePromises(tx: Tx, { businessId, levelBefore }: Owed): Promise<void> {
  const level = await readOwedLevel(tx, businessId);
  const askedFor = (promise: string) => ({
    ...{ subject: `${promise} for `, path: `/business/${businessId}` },
  });
  for (const promise of newPromises(levelBefore, level)) await closeTasks(tx, askedFor(promise));
  for (const promise of newPromises(level, levelBefore)) await reopenTasks(tx, askedFor(promise));
}

export async function readOwedLevel(tx: Tx, businessId: number): Promise<number> {
  const times = await listPromotedTimes(tx, { businessId, since: new Date(0) });
  return Math.max(0, ...times.map((time) => owedLevel(time, times)));
}
