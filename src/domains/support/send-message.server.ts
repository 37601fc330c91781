import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import { recordDecision } from "#src/domains/moderation/record-decision.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { NewSupportMessage } from "./contract.ts";
import type { SupportStatus } from "./limits-contract.ts";
import { DeliverSupportAnswer, DeliverSupportNotice, DeliverSupportReceipt } from "./mail-jobs.ts";

export async function askSupport(
  services: Services,
  { viewer, senderKey }: Sender,
  { name, email, category, subject, message }: NewSupportMessage,
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const [thread] = await tx
      .insert(supportThreads)
      .values({ name, email, category, subject, userId: viewer?.id, senderKey })
      .returning({ id: supportThreads.id });
    const threadId = thread?.id ?? 0;
    const messageId = await addMessage(tx, services, threadId, { name, body: message });
    await services.jobs.send(tx, DeliverSupportReceipt, { threadId, messageId });
    await services.jobs.send(tx, DeliverSupportNotice, { threadId, messageId });
    return threadId;
  });
}

/** The person who asked goes on; the conversation is open again. */
export async function continueConversation(
  services: Services,
  { threadId, body }: { threadId: number; body: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { name } = await lockThread(tx, threadId);
    const messageId = await addMessage(tx, services, threadId, { name, body });
    await setStatus(tx, threadId, "open");
    await services.jobs.send(tx, DeliverSupportNotice, { threadId, messageId });
  });
}

export async function answerSupport(
  services: Services,
  admin: Viewer,
  { threadId, body }: { threadId: number; body: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (thread.isTask) {
      throw new AppError("conflict", "This is a task: there is nobody to answer.");
    }
    if (!thread.email) {
      throw new AppError("conflict", "This person has left: there is no address to answer to.");
    }
    const [author] = await tx
      .select({ firstName: users.firstName })
      .from(users)
      .where(eq(users.id, admin.id));
    const name = author?.firstName ?? "Landfall";
    const messageId = await addMessage(tx, services, threadId, { name, body, authorId: admin.id });
    await setStatus(tx, threadId, "answered");
    const subject = { type: "support", id: threadId, name: thread.subject } as const;
    await recordDecision(tx, admin, { action: "support.answer", subject });
    await services.jobs.send(tx, DeliverSupportAnswer, { threadId, messageId });
  });
}

export async function changeStatus(
  { db }: Services,
  admin: Viewer,
  { threadId, status }: { threadId: number; status: SupportStatus },
): Promise<void> {
  await db.transaction(async (tx) => {
    const thread = await lockThread(tx, threadId);
    await tx.update(supportThreads).set({ status }).where(eq(supportThreads.id, threadId));
    await recordDecision(tx, admin, {
      action: "support.status",
      subject: { type: "support", id: threadId, name: thread.subject },
      before: { status: thread.status },
      after: { status },
    });
  });
}

async function lockThread(tx: Tx, id: number) {
  const [thread] = await tx
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.id, id))
    .for("update");
  if (!thread) throw new AppError("not_found", "There is no such conversation.");
  return thread;
}

const setStatus = (tx: Tx, id: number, status: SupportStatus) =>
  tx
    .update(supportThreads)
    .set({ status, lastMessageAt: sql`now()` })
    .where(eq(supportThreads.id, id));

interface Words {
  name: string;
  body: string;
  /** Set when it is ours. */
  authorId?: string;
}

async function addMessage(
  tx: Tx,
  { site }: Services,
  threadId: number,
  { name, body, authorId }: Words,
): Promise<number> {
  const mailId = `<support-${threadId}-${randomUUID()}@${new URL(site.baseUrl).hostname}>`;
  const isFromStaff = authorId !== undefined;
  const [message] = await tx
    .insert(supportMessages)
    .values({ threadId, isFromStaff, authorId, authorName: name, body, mailId })
    .returning({ id: supportMessages.id });
  return message?.id ?? 0;
}
