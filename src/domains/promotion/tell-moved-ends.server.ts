import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import type { Returned } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverEndMoved } from "./mail-jobs.ts";

type Lengths = ReadonlyMap<number, number>;

/** How long each promotion of a listing runs, in milliseconds. */
export async function readLengths(tx: Tx, businessId: number): Promise<Lengths> {
  const { id, startsAt, endsAt } = promotions;
  const rows = await tx
    .select({ id, startsAt, endsAt })
    .from(promotions)
    .where(eq(promotions.businessId, businessId));
  return new Map(rows.map((row) => [row.id, row.endsAt.getTime() - row.startsAt.getTime()]));
}

interface Moved {
  businessId: number;
  before: Lengths;
  returned: Returned;
  now: Date;
}

/** One mail tells of it, with the reason: the sweep that tells of ends does not tell of it again. */
export async function tellMovedEnds(
  tx: Tx,
  services: Services,
  { businessId, before, returned: { processor, chargeId, because }, now }: Moved,
): Promise<void> {
  const after = await readLengths(tx, businessId);
  const moved = [...after.keys()].filter((id) => after.get(id) !== before.get(id));
  for (const id of moved) {
    const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, id));
    const isOver = promotion && (promotion.endsAt <= now || after.get(id) === 0);
    await tx
      .update(promotions)
      .set({ endToldAt: isOver ? now : null })
      .where(eq(promotions.id, id));
  }
  if (moved.length > 0) {
    await services.jobs.send(tx, DeliverEndMoved, { processor, chargeId, because });
  }
}
