export interface ScaleLength {
  length: number;
  pixels: number;
}

const METRES_PER_NAUTICAL_MILE = 1852;
const METRES_PER_FOOT = 0.3048;
const EQUATOR_METRES = 40_075_016.686;
/** MapLibre's zoom 0 shows the world on one tile of this size. */
const TILE = 512;

export function metresPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / (TILE * 2 ** zoom);
}

/** The longest round length that fits: 1, 2 or 5 and zeros. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const digit = [5, 2, 1].find((candidate) => candidate * power <= most * (1 + 1e-9)) ?? 1;
  return digit * power;
}

function scaleIn(unit: number, perPixel: number, mostPixels: number): ScaleLength {
  const length = roundLength((mostPixels * perPixel) / unit);
  return { length, pixels: (length * unit) / perPixel };
}

export function nauticalScale(perPixel: number, mostPixels: number): ScaleLength {
  return scaleIn(METRES_PER_NAUTICAL_MILE, perPixel, mostPixels);
}

export function feetScale(perPixel: number, mostPixels: number): ScaleLength {
  return scaleIn(METRES_PER_FOOT, perPixel, mostPixels);
}
