import { and, eq } from "drizzle-orm";
import { users } from "#src/db/schema/accounts.server.ts";
import { savedLists } from "#src/db/schema/saved.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { LISTS_MAX } from "./limits-contract.ts";
import type { NewList } from "./list-contract.ts";
import { putOnList } from "./put-on-list.server.ts";
import { writeNotes } from "./save-places.server.ts";

/** The same request sent again leads to the list that it has made. */
export async function createList(
  { db }: Services,
  { id: userId }: Viewer,
  { name, requestKey, places = [] }: NewList,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const [known] = await tx
      .select({ id: savedLists.id })
      .from(savedLists)
      .where(and(eq(savedLists.userId, userId), eq(savedLists.requestKey, requestKey)));
    if (known) return known;
    if ((await tx.$count(savedLists, eq(savedLists.userId, userId))) >= LISTS_MAX) {
      throw new AppError("conflict", `You can have up to ${LISTS_MAX} lists.`);
    }
    const [made] = await tx
      .insert(savedLists)
      .values({ userId, name, requestKey })
      .returning({ id: savedLists.id });
    if (!made) throw new Error("the list was not made");
    const ids = places.map(({ businessId }) => businessId);
    if (ids.length > 0) await putOnList(tx, made.id, ids, "below");
    await writeNotes(tx, made.id, places);
    return made;
  });
}
