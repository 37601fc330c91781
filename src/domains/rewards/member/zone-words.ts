import { zoneNameOf } from "#src/shared/zone-name.ts";

/** "Eastern Time (New York)"; what belongs to no place, such as "UTC", keeps its name. */
export function zoneName(zone: string): string {
  const city = zone.split("/").slice(1).at(-1);
  return city ? `${zoneNameOf(zone)} (${city.replaceAll("_", " ")})` : zone;
}

/** "America / New York": where all of them stand in one list. */
export const zoneInList = (zone: string): string =>
  zone.replaceAll("_", " ").replaceAll("/", " / ");
