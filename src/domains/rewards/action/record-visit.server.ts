import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { rewardActions } from "#src/db/schema/rewards.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Person } from "../ledger/read-person.server.ts";
import { localDayOf } from "../worth/local-days.ts";
import type { VisitFacts } from "./contract.ts";
import { keepAction } from "./keep-action.server.ts";
import type { UncountedReason } from "./limits-contract.ts";
import { isThere, isTooFast } from "./rules.ts";

type Kept = { id: number } | { refused: UncountedReason };

/** By the clock of the server. A place whose position is not exactly known cannot be checked in at. */
export async function recordVisit(
  tx: Tx,
  person: Person,
  { businessId, ...device }: VisitFacts,
  now: Date,
): Promise<Kept> {
  const place = await requirePlace(tx, businessId);
  if (place.ownerId === person.userId) return { refused: "own_listing" };
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null || place.isApproximate)
    return { refused: "not_close" };
  const position = { latitude, longitude };
  if (!isThere(device, position)) return { refused: "not_close" };
  const last = await findLastVisit(tx, person.userId);
  if (last && isTooFast(last, { ...position, at: now })) return { refused: "too_fast" };
  return keepAction(tx, person, {
    ...{ kind: "visit", businessId, eventId: null, platform: null, createdAt: now },
    localDate: localDayOf(person.zones, now),
  });
}

async function requirePlace(tx: Tx, id: number) {
  const [place] = await tx
    .select({
      ownerId: businesses.ownerId,
      status: businesses.status,
      latitude: businesses.latitude,
      longitude: businesses.longitude,
      isApproximate: businesses.positionIsApproximate,
    })
    .from(businesses)
    .where(eq(businesses.id, id));
  if (place?.status !== "live") throw new AppError("not_found", "Business not found");
  return place;
}

async function findLastVisit(tx: Tx, userId: string) {
  const [last] = await tx
    .select({
      at: rewardActions.createdAt,
      latitude: businesses.latitude,
      longitude: businesses.longitude,
    })
    .from(rewardActions)
    .innerJoin(businesses, eq(businesses.id, rewardActions.businessId))
    .where(and(eq(rewardActions.userId, userId), eq(rewardActions.kind, "visit")))
    .orderBy(desc(rewardActions.createdAt))
    .limit(1);
  if (!last || last.latitude === null || last.longitude === null) return null;
  return { at: last.at, latitude: last.latitude, longitude: last.longitude };
}
