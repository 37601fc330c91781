import type { Tx } from "#src/db/client.server.ts";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { SupportCategory } from "./limits-contract.ts";
import { DeliverSupportNotice } from "./mail-jobs.ts";

interface Task {
  category: SupportCategory;
  subject: string;
  body: string;
}

export const LANDFALL = "Landfall";

/** Something that administrators must look at; it waits in their inbox, and the operator is mailed. */
export async function openTask(
  tx: Tx,
  services: Services,
  { category, subject, body }: Task,
): Promise<number> {
  const [thread] = await tx
    .insert(supportThreads)
    .values({ name: LANDFALL, email: "", category, subject, isTask: true })
    .returning({ id: supportThreads.id });
  if (!thread) throw new Error("The task was not stored");
  const [message] = await tx
    .insert(supportMessages)
    .values({
      threadId: thread.id,
      isFromStaff: true,
      authorName: LANDFALL,
      body,
      mailId: mailIdOf(services, thread.id),
    })
    .returning({ id: supportMessages.id });
  const messageId = message?.id ?? 0;
  await services.jobs.send(tx, DeliverSupportNotice, { threadId: thread.id, messageId });
  return thread.id;
}

const mailIdOf = ({ site }: Services, id: number): string =>
  `<support-task-${id}@${new URL(site.baseUrl).hostname}>`;
