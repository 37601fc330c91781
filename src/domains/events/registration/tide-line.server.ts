import { NOT_FOR_NAVIGATION } from "#src/domains/water/station/limits-contract.ts";
import { findWaterConditions } from "#src/domains/water/tide/queries.server.ts";
import type { DateRow, EventRow } from "../event/to-event.server.ts";
import { timeText } from "../event/when-rules.ts";
import { wallTimeAt } from "../series/wall-time.ts";

/** "Tide at the start: 1.2 ft and rising, high at 10:42 AM, low at 4:50 PM." Null where no station is near. */
export async function findTideLine(
  { latitude, longitude, timeZone }: EventRow,
  { startsAt }: DateRow,
): Promise<string | null> {
  if (latitude === null || longitude === null) return null;
  const { tide } = await findWaterConditions({ latitude, longitude, timeZone, at: startsAt });
  if (!tide) return null;
  const at = (moment: string) => timeText(wallTimeAt(new Date(moment), timeZone));
  const height = `${tide.heightNowFeet.toFixed(1)} ft and ${tide.direction}`;
  const [high, low] = [at(tide.nextHigh.at), at(tide.nextLow.at)];
  return `Tide at the start: ${height}, next high at ${high}, next low at ${low}. ${NOT_FOR_NAVIGATION}.`;
}
