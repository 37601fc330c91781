import type { EventDetail } from "#src/domains/events/event/contract.ts";
import { pointOf } from "#src/domains/events/event/position-rules.ts";
import type { WaterConditions } from "#src/domains/water/tide/contract.ts";
import { findWaterConditions } from "#src/domains/water/tide/queries.server.ts";

/** Tide and daylight at the place when it starts; none while nobody knows when that is. */
export async function findEventWater(event: EventDetail): Promise<WaterConditions | null> {
  const point = pointOf(event);
  if (point === null || event.status === "postponed") return null;
  const { timeZone, startDate } = event;
  return findWaterConditions({ ...point, timeZone, at: new Date(startDate) });
}
