import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { promotions } from "#src/db/schema/promotion.server.ts";
import type { Returned } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { findStanding } from "./find-standing.server.ts";
import { type ListingStanding, sentencesOf } from "./foreseen-rules.ts";
import { findPromotionOf } from "./queries.server.ts";
import { readOwedLevel } from "./settle-promises.server.ts";
import { takeBackPromotion } from "./take-back-promotion.server.ts";

/** Takes the money back and compares; whoever asked lets nothing of it stand. */
export async function foreseePromotion(
  tx: Tx,
  services: Services,
  returned: Returned,
): Promise<string[]> {
  const promotion = await findPromotionOf(tx, returned.purchase);
  if (!promotion) return ["Nothing runs for it."];
  const before = await readListing(tx, promotion);
  await takeBackPromotion(tx, services, returned);
  const after = await readListing(tx, promotion);
  const moved = sentencesOf(before, after, new Date());
  if (moved.length > 0) return moved;
  const standing = await findStanding(tx, returned);
  if (!standing || standing.isOver) return ["What it paid for is over already."];
  return [`Nothing is shortened: ${standing.words}`];
}

async function readListing(
  tx: Tx,
  { businessId }: { businessId: number },
): Promise<ListingStanding> {
  const [listing] = await tx
    .select({ level: businesses.featuredLevel })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  const times = await tx
    .select()
    .from(promotions)
    .where(eq(promotions.businessId, businessId))
    .orderBy(promotions.startsAt, promotions.id);
  const owedLevel = await readOwedLevel(tx, businessId);
  return { level: listing?.level ?? 0, owedLevel, times };
}
