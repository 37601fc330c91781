import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import { LANDFALL } from "./open-task.server.ts";

/** Tasks that ask for the same thing at the same place. */
interface AskedFor {
  /** How their subject begins. */
  subject: string;
  /** The page that their text ends with: "/business/7". */
  path: string;
}

const NOT_OWED = "The money for this went back. It is not owed any more.";
const OWED_AGAIN = "The money for this came again. It is owed again.";

/** Nobody does what is not paid for any more; what an administrator has closed stays as it is. */
export async function closeTasks(tx: Tx, asked: AskedFor): Promise<void> {
  await settle(tx, asked, { from: "open", to: "closed", body: NOT_OWED });
}

/** Those that were closed because the money went back. */
export async function reopenTasks(tx: Tx, asked: AskedFor): Promise<void> {
  await settle(tx, asked, { from: "closed", to: "open", body: OWED_AGAIN });
}

interface Step {
  from: "open" | "closed";
  to: "open" | "closed";
  body: string;
}

async function settle(tx: Tx, { subject, path }: AskedFor, { from, to, body }: Step) {
  const { id, status, isTask } = supportThreads;
  const messageOf = (order: "asc" | "desc") => sql`(select body from support_messages
    where thread_id = ${id} order by id ${sql.raw(order)} limit 1)`;
  const threads = await tx
    .update(supportThreads)
    .set({ status: to, lastMessageAt: sql`now()` })
    .where(
      and(
        ...[eq(isTask, true), eq(status, from)],
        sql`starts_with(${supportThreads.subject}, ${subject})`,
        sql`right(${messageOf("asc")}, ${path.length}) = ${path}`,
        from === "closed" ? sql`${messageOf("desc")} = ${NOT_OWED}` : undefined,
      ),
    )
    .returning({ id, name: supportThreads.subject });
  for (const { id: threadId, name } of threads) {
    await tx
      .insert(supportMessages)
      .values({ threadId, isFromStaff: true, authorName: LANDFALL, body });
    await recordDecision(tx, "system", {
      action: "support.status",
      subject: { type: "support", id: threadId, name },
      before: { status: from },
      after: { status: to },
    });
  }
}
