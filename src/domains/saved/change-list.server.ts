import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { savedLists, savedPlaces } from "#src/db/schema/saved.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { SavedIds } from "./contract.ts";
import type { ListChanged, ListDeed } from "./list-contract.ts";
import { LIST_NOT_FOUND, readOrder } from "./list-queries.server.ts";
import { movedBy } from "./list-rules.ts";
import { countFree, fullList, putOnList } from "./put-on-list.server.ts";

type Change = ListDeed & { listId: number };

/** Changes of one list wait for each other; each finds what the one before it left. */
export async function changeList(
  { db }: Services,
  viewer: Viewer,
  change: Change,
): Promise<ListChanged> {
  await db.transaction(async (tx) => {
    const isFirst = await lockOwnList(tx, viewer, change.listId);
    if (change.deed === "delete" && isFirst) {
      throw new AppError("conflict", "The list that the hearts fill stays.");
    }
    await perform(tx, change);
  });
  return { isDeleted: change.deed === "delete", businessId: change.businessId ?? null };
}

/** Somebody else's list is not there. */
async function lockOwnList(tx: Tx, { id: userId }: Viewer, listId: number): Promise<boolean> {
  const [list] = await tx
    .select({ isFirst: savedLists.isFirst })
    .from(savedLists)
    .where(and(eq(savedLists.id, listId), eq(savedLists.userId, userId)))
    .for("update");
  if (!list) throw new AppError("not_found", LIST_NOT_FOUND);
  return list.isFirst;
}

async function perform(tx: Tx, change: Change): Promise<unknown> {
  const { listId, deed, businessId = 0 } = change;
  const own = eq(savedLists.id, listId);
  const one = and(eq(savedPlaces.listId, listId), eq(savedPlaces.businessId, businessId));
  switch (deed) {
    case "rename":
      return tx.update(savedLists).set({ name: change.name }).where(own);
    case "delete":
      return tx.delete(savedLists).where(own);
    case "share":
      return share(tx, listId);
    case "unshare":
      return tx.update(savedLists).set({ shareToken: null }).where(own);
    case "add":
      return add(tx, listId, change.ids ?? []);
    case "remove":
      return tx.delete(savedPlaces).where(one);
    case "note":
      return requireOne(await tx.update(savedPlaces).set({ note: change.note }).where(one));
    default:
      return move(tx, deed, listId, businessId);
  }
}

/** A link that is there already stays: whoever has it goes on reading. */
const share = (tx: Tx, listId: number) =>
  tx
    .update(savedLists)
    .set({
      shareToken: sql`coalesce(${savedLists.shareToken}, ${randomBytes(32).toString("hex")})`,
    })
    .where(eq(savedLists.id, listId));

async function add(tx: Tx, listId: number, ids: SavedIds): Promise<void> {
  const there = new Set((await readOrder(tx, listId)).map(({ businessId }) => businessId));
  const added = [...new Set(ids)].filter((id) => !there.has(id));
  if (added.length > (await countFree(tx, listId))) throw fullList();
  if (added.length > 0) await putOnList(tx, listId, added, "below");
}

function requireOne({ rowCount }: { rowCount: number | null }): void {
  if (rowCount === 0) throw new AppError("not_found", "This place is no longer on the list.");
}

async function move(
  tx: Tx,
  step: "up" | "down",
  listId: number,
  businessId: number,
): Promise<void> {
  const rows = await readOrder(tx, listId);
  const order = rows.map((row) => ({ id: row.businessId, isShown: row.isShown }));
  requireOne({ rowCount: order.filter(({ id }) => id === businessId).length });
  const ids = movedBy(step, businessId, order);
  await tx.execute(sql`
    update saved_places p set position = given.place
    from unnest(${sql.param(ids)}::int[]) with ordinality as given(id, place)
    where p.list_id = ${listId} and p.business_id = given.id`);
}
