/** Opens the maps program of whatever device it is, with the goal in words or as a point. */
export const directionsTo = (goal: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(goal)}`;
