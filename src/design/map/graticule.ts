import type { Bounds } from "#src/design/map/map-props.ts";

export interface ChartView {
  bounds: Bounds;
  /** Pixels. */
  width: number;
  height: number;
}

interface Mark {
  /** Pixels from the left or from the top. */
  at: number;
  label: string;
}

export interface Bar {
  from: number;
  to: number;
}

export interface Graticule {
  meridians: Mark[];
  parallels: Mark[];
  /** The dark pieces of the border. */
  barsAcross: Bar[];
  barsDown: Bar[];
}

/** In minutes of arc: the distance between lines, and the length of a piece of the border. */
const SPACINGS = [
  ...[
    [0.1, 0.02],
    [0.2, 0.05],
    [0.5, 0.1],
    [1, 0.2],
    [2, 0.5],
    [5, 1],
    [10, 2],
    [30, 5],
  ],
  ...[
    [60, 10],
    [120, 30],
    [300, 60],
    [600, 120],
    [1200, 300],
    [1800, 600],
    [3600, 1200],
  ],
] as const;

const LEAST_PIXELS = 110;

export function graticuleOf({ bounds, width, height }: ChartView): Graticule {
  const { west, east, south, north } = bounds;
  const pixelsPerMinute = width / ((east - west) * 60);
  const [major, minor] = SPACINGS.find(
    ([minutes]) => minutes * pixelsPerMinute >= LEAST_PIXELS,
  ) ?? [3600, 1200];
  const x = (minutes: number) => ((minutes / 60 - west) / (east - west)) * width;
  const top = northing(north);
  const y = (minutes: number) =>
    ((top - northing(minutes / 60)) / (top - northing(south))) * height;
  const down = { from: south * 60, to: north * 60 };
  const across = { from: west * 60, to: east * 60 };
  return {
    meridians: multiples(across, major).map((m) => ({ at: x(m), label: longitudeLabel(m, major) })),
    parallels: multiples(down, major).map((m) => ({ at: y(m), label: latitudeLabel(m, major) })),
    barsAcross: bars(across, minor).map(({ from, to }) => ({ from: x(from), to: x(to) })),
    barsDown: bars(down, minor).map(({ from, to }) => ({ from: y(to), to: y(from) })),
  };
}

/** Mercator's stretched latitude. */
function northing(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
}

/** Counted in whole steps, so that no error adds up. */
function multiples({ from, to }: Bar, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, order) => (first + order) * step);
}

/** Every second piece, cut at the ends of the border. */
function bars({ from, to }: Bar, piece: number): Bar[] {
  return multiples({ from: from - 2 * piece, to }, 2 * piece)
    .map((start) => ({ from: Math.max(start, from), to: Math.min(start + piece, to) }))
    .filter((bar) => bar.to > bar.from);
}

export function latitudeLabel(minutes: number, step: number): string {
  return angle(Math.abs(minutes), step) + (minutes < 0 ? "S" : "N");
}

export function longitudeLabel(minutes: number, step: number): string {
  const around = 360 * 60;
  const turned = ((((minutes + around / 2) % around) + around) % around) - around / 2;
  return angle(Math.abs(turned), step) + (turned < 0 ? "W" : "E");
}

function angle(minutes: number, step: number): string {
  // Rounded first, or 59.9999 minutes would be shown as 60.
  const rounded = Math.round(minutes * 100) / 100;
  const degrees = Math.floor(rounded / 60);
  if (step >= 60) return `${degrees}°`;
  const rest = (rounded % 60).toFixed(step < 1 ? 1 : 0);
  return `${degrees}°${rest.padStart(step < 1 ? 4 : 2, "0")}′`;
}
