/** What a position is that nobody has set, in the same words everywhere. */
export const APPROXIMATE_POSITION =
  "The position is approximate: the middle of its ZIP code or town.";

/** 38.97845 as 38° 58.707′ N: how charts and plotters write it. */
export function degreesMinutes(value: number, axis: "latitude" | "longitude"): string {
  const letter = axis === "latitude" ? (value < 0 ? "S" : "N") : value < 0 ? "W" : "E";
  const thousandths = Math.round(Math.abs(value) * 60_000);
  const degrees = Math.floor(thousandths / 60_000);
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, "0");
  return `${degrees}° ${minutes}′ ${letter}`;
}

const EARTH_RADIUS_MILES = 3958.7613;

export interface Point {
  latitude: number;
  longitude: number;
}

/** Great-circle distance, as `miles_between` computes it in the database. */
export function milesBetween(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
