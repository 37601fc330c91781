const POINTS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** "NW", of 294 degrees. */
export const compassPoint = (degrees: number): string =>
  POINTS[Math.round(degrees / 45) % POINTS.length] ?? "N";
