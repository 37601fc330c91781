import { zoneNameOf } from "#src/shared/zone-name.ts";

/** "New York" of "America/New_York". */
const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** "Eastern Time (New York)" */
export const zoneName = (zone: string): string => `${zoneNameOf(zone)} (${cityOf(zone)})`;

/** "America / New York": where all of them stand in one list. */
export const zoneInList = (zone: string): string =>
  zone.replaceAll("_", " ").replaceAll("/", " / ");
