import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { savedPlaces } from "#src/db/schema/saved.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { SavedIds } from "./contract.ts";
import { SAVED_MAX } from "./limits-contract.ts";

export const fullList = () => new AppError("conflict", `A list holds up to ${SAVED_MAX} places.`);

export async function countFree(tx: Tx, listId: number): Promise<number> {
  return Math.max(0, SAVED_MAX - (await tx.$count(savedPlaces, eq(savedPlaces.listId, listId))));
}

export async function isOnList(tx: Tx, listId: number, businessId: number): Promise<boolean> {
  const same = and(eq(savedPlaces.listId, listId), eq(savedPlaces.businessId, businessId));
  return (await tx.$count(savedPlaces, same)) > 0;
}

/**
 * In their order, above everything that is there or below it; what is on the list keeps its place. The
 * list is locked. The lock keeps a listing from being deleted between being read and being referred to.
 */
export async function putOnList(
  tx: Tx,
  listId: number,
  ids: SavedIds,
  where: "above" | "below",
): Promise<void> {
  const edge =
    where === "above"
      ? sql`(select coalesce(min(position), 1) - ${ids.length}::int - 1 from saved_places where list_id = ${listId})`
      : sql`(select coalesce(max(position), 0) from saved_places where list_id = ${listId})`;
  await tx.execute(sql`
    insert into saved_places (list_id, business_id, position)
    select ${listId}, b.id, ${edge} + given.place
    from unnest(${sql.param(ids)}::int[]) with ordinality as given(id, place)
    join businesses b on b.id = given.id
    where b.status = 'live'
    for key share of b
    on conflict do nothing`);
}
