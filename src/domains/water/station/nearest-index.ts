const EARTH_RADIUS_MILES = 3958.8;

export interface Position {
  latitude: number;
  longitude: number;
}

/** Which of many places is the nearest; null where there are none. */
export type NearestIndex = (position: Position) => { order: number; distanceMiles: number } | null;

/**
 * Points on a unit sphere: the nearest one has the greatest scalar product, across the date line
 * and at the poles as well. Some thousands are compared in some microseconds, so no tree is needed.
 */
export function indexPositions(positions: Position[]): NearestIndex {
  const points = new Float64Array(positions.flatMap(toUnitVector));
  return (position) => {
    const [x, y, z] = toUnitVector(position);
    let nearest = -1;
    let closeness = -1;
    for (let order = 0; order < positions.length; order += 1) {
      const at = order * 3;
      const dot = x * (points[at] ?? 0) + y * (points[at + 1] ?? 0) + z * (points[at + 2] ?? 0);
      if (dot > closeness) {
        closeness = dot;
        nearest = order;
      }
    }
    if (nearest === -1) return null;
    return {
      order: nearest,
      distanceMiles: EARTH_RADIUS_MILES * Math.acos(Math.min(1, closeness)),
    };
  };
}

function toUnitVector({ latitude, longitude }: Position): [number, number, number] {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
