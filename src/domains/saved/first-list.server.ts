import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { savedLists } from "#src/db/schema/saved.server.ts";
import { FIRST_LIST_NAME } from "./limits-contract.ts";

/** The list that the hearts fill, made when it is first needed. Its lock has calls of one person wait for each other. */
export async function lockFirstList(tx: Tx, userId: string): Promise<number> {
  await tx
    .insert(savedLists)
    .values({ userId, name: FIRST_LIST_NAME, isFirst: true })
    .onConflictDoNothing();
  const [list] = await tx
    .select({ id: savedLists.id })
    .from(savedLists)
    .where(and(eq(savedLists.userId, userId), eq(savedLists.isFirst, true)))
    .for("update");
  if (!list) throw new Error("the first list is missing");
  return list.id;
}
