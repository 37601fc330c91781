import { alertSubscriptions } from "#src/db/schema/alerts.server.ts";
import { findPlace } from "#src/domains/places/find-place.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { SUBSCRIPTIONS_MAX } from "./limits-contract.ts";
import { listSubscriptions } from "./queries.server.ts";
import type { AlertSubscription, NewSubscription } from "./subscription-contract.ts";

/** The same area and kind again are kept once. */
export async function subscribeToAlerts(
  { db }: Services,
  viewer: Viewer,
  { place, radiusMiles, ...choice }: NewSubscription,
): Promise<AlertSubscription> {
  const around = place ? { ...(await pointOf(place)), place, radiusMiles } : NOWHERE;
  const own = await listSubscriptions(db, viewer);
  const same = own.find(
    (known) =>
      known.alertType === choice.alertType &&
      known.state === choice.state &&
      known.place === around.place &&
      known.radiusMiles === around.radiusMiles,
  );
  if (same) return same;
  if (own.length >= SUBSCRIPTIONS_MAX)
    throw new AppError("conflict", `At most ${SUBSCRIPTIONS_MAX}: please remove one first.`);
  const [row] = await db
    .insert(alertSubscriptions)
    .values({ ...choice, ...around, userId: viewer.id })
    .returning({ id: alertSubscriptions.id });
  if (!row) throw new Error("The choice was not stored");
  return { id: row.id, ...choice, place: around.place, radiusMiles: around.radiusMiles };
}

const NOWHERE = { place: null, latitude: null, longitude: null, radiusMiles: null };

async function pointOf(place: string) {
  const found = await findPlace(place);
  if (found) return { latitude: Number(found.latitude), longitude: Number(found.longitude) };
  const message = "We do not know this place. Try a ZIP code, or a town with its state.";
  throw new AppError("invalid", message, { fields: { place: message } });
}
