import type { EventDetail } from "#src/domains/events/event/contract.ts";
import type { WaterConditions } from "#src/domains/water/contract.ts";
import { findWaterConditions } from "#src/domains/water/queries.server.ts";

/** Tide and daylight at the place when it starts. */
export async function findEventWater(event: EventDetail): Promise<WaterConditions | null> {
  const { latitude, longitude, timeZone, startDate } = event;
  if (latitude === null || longitude === null) return null;
  return findWaterConditions({ latitude, longitude, timeZone, at: new Date(startDate) });
}
