import type { MapProps } from "#src/design/map/map-props.ts";
import type { Mark } from "#src/design/map/names/place-names.ts";

/** Pixels around the point on which a pin stands, with its pale edge. */
const PIN = { left: -17, right: 17, top: -44, bottom: 2 };
/** A cluster lies on its middle, with the ring around it. */
const CLUSTER = { left: -26, right: 26, top: -26, bottom: 26 };

type Marked = Pick<MapProps, "points" | "clusters" | "draggablePin">;

/** What names must leave free. */
export const marksOf = ({ points = [], clusters = [], draggablePin }: Marked): Mark[] => [
  ...points.map(({ latitude, longitude }) => ({ latitude, longitude, box: PIN })),
  ...clusters.map(({ latitude, longitude }) => ({ latitude, longitude, box: CLUSTER })),
  ...(draggablePin ? [{ ...draggablePin, box: PIN }] : []),
];
