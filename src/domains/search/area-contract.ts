/** A box on the globe, in degrees. West of it lies east of it where the box crosses the date line. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

const NUMBERS = /^-?\d{1,3}(\.\d{1,12})?(,-?\d{1,3}(\.\d{1,12})?){3}$/;

/** "-76.6,38.9,-76.4,39": west, south, east, north. Null for anything that is no box. */
export function readArea(text: string): Area | null {
  if (!NUMBERS.test(text)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
  const isOnGlobe = Math.abs(west) <= 180 && Math.abs(east) <= 180;
  const isBox = west !== east && south < north && south >= -90 && north <= 90;
  return isOnGlobe && isBox ? { west, south, east, north } : null;
}

export const crossesDateLine = ({ west, east }: Area): boolean => west > east;

/** Degrees from west to east. */
export const widthOf = (area: Area): number =>
  area.east - area.west + (crossesDateLine(area) ? 360 : 0);

/** -190 degrees are 170. */
const onGlobe = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** What a map shows, which may reach beyond the date line or show the globe more than once. */
export function writeArea({ west, south, east, north }: Area): string {
  const isAround = east - west >= 360;
  const [left, right] = isAround
    ? [-180, 180]
    : [onGlobe(west), east === 180 ? 180 : onGlobe(east)];
  const upright = (latitude: number) => Math.min(Math.max(latitude, -90), 90);
  return [left, upright(south), right, upright(north)]
    .map((degrees) => degrees.toFixed(4))
    .join(",");
}

/** For a map, which wants the east above the west. */
export const unrolled = (area: Area): Area =>
  crossesDateLine(area) ? { ...area, east: area.east + 360 } : area;
