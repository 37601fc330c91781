import { and, eq, gt, lte } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#src/db/client.server.ts";
import { chatConversations } from "#src/db/schema/assistant-chat.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { Cited } from "./contract.ts";
import { CONVERSATION_MINUTES } from "./limits-contract.ts";
import { Question } from "./question-contract.ts";
import type { Memory } from "./understand.server.ts";

const Shown = z.array(Cited);

/** Null for one that is over, unknown, or written by another version. */
export async function readMemory(db: Db, id: string, now: Date): Promise<Memory | null> {
  const [row] = await db
    .select()
    .from(chatConversations)
    .where(and(eq(chatConversations.id, id), gt(chatConversations.expiresAt, now)));
  const question = Question.safeParse(row?.question);
  const shown = Shown.safeParse(row?.shown);
  return question.success && shown.success ? { question: question.data, shown: shown.data } : null;
}

export async function keepMemory(
  { db }: Pick<Services, "db">,
  { id, question, shown, now }: Memory & { id: string; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + CONVERSATION_MINUTES * 60_000);
  const values = { question, shown, expiresAt };
  await db
    .insert(chatConversations)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: chatConversations.id, set: values });
}

export async function sweepConversations({ db }: Pick<Services, "db">, now: Date): Promise<void> {
  await db.delete(chatConversations).where(lte(chatConversations.expiresAt, now));
}
