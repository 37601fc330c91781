import { TransactionRollbackError } from "drizzle-orm";
import type { Db, Tx } from "./client.server.ts";

/** Does something, answers what came of it, and leaves nothing of it behind. */
export async function rehearse<Answer>(db: Db, act: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = [];
  await db
    .transaction(async (tx) => {
      answers.push(await act(tx));
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return answers[0] as Answer;
}
