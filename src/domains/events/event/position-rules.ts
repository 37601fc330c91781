import type { Event } from "./contract.ts";

/** What a position is that nobody has set. */
export const APPROXIMATE_MIDDLE = "The position is approximate: the middle of the town.";

/** In numbers, for charts; null where it is not known. */
export function pointOf({ latitude, longitude }: Pick<Event, "latitude" | "longitude">) {
  if (latitude === null || longitude === null) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** What a pin on a chart is called. */
export const labelOf = ({
  title,
  positionIsApproximate,
}: Pick<Event, "title" | "positionIsApproximate">): string =>
  positionIsApproximate ? `${title} (approximate)` : title;
