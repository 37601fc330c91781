import type { Spot } from "./weather.server.ts";

const KM_OF_DEGREE = 111.2;

/** So far from one spot to another, and not beyond it. */
export function toward(from: Spot, to: Spot, km: number): Spot {
  const east =
    (to.longitude - from.longitude) * KM_OF_DEGREE * Math.cos((from.latitude * Math.PI) / 180);
  const north = (to.latitude - from.latitude) * KM_OF_DEGREE;
  const share = Math.min(1, km / Math.max(Math.hypot(east, north), 0.001));
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}
