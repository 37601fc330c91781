import type { Plan } from "./plan-listings.ts";

const METERS_PER_DEGREE = 111_320;
const ALONG = 170;
const ACROSS = 25;

/** Along the shore from its anchor point; what lies in the water lies exactly where it is charted. */
export function placeListing(
  { place }: Plan,
  random: () => number,
): { latitude: number; longitude: number } {
  const { latitude, longitude } = place;
  if (!("bearing" in place)) return { latitude, longitude };
  const along = (random() * 2 - 1) * ALONG;
  const across = (random() * 2 - 1) * ACROSS;
  const angle = (place.bearing * Math.PI) / 180;
  const north = along * Math.cos(angle) - across * Math.sin(angle);
  const east = along * Math.sin(angle) + across * Math.cos(angle);
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: round(latitude + north / METERS_PER_DEGREE),
    longitude: round(longitude + east / (METERS_PER_DEGREE * shrink)),
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
