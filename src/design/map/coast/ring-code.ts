/** Whole units of a bin's own grid, from its south-west corner. */
export type GridPoint = readonly [x: number, y: number];

const FIRST_CHARACTER = 63;
const CHUNK = 0x1f;
const MORE = 0x20;

/**
 * The differences between points as printable text: the polyline encoding that many map services
 * use. A few bytes a point, and no character that a text file must escape.
 */
export function encodeRing(points: readonly GridPoint[]): string {
  let text = "";
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of points) {
    text += encodeNumber(x - lastX) + encodeNumber(y - lastY);
    [lastX, lastY] = [x, y];
  }
  return text;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  while (rest >= MORE) {
    text += String.fromCharCode((MORE | (rest & CHUNK)) + FIRST_CHARACTER);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + FIRST_CHARACTER);
}

export function decodeRing(text: string): GridPoint[] {
  const points: GridPoint[] = [];
  let [x, y] = [0, 0];
  let at = 0;
  const next = (): number => {
    let [value, shift, chunk] = [0, 0, 0];
    do {
      chunk = text.charCodeAt(at) - FIRST_CHARACTER;
      at += 1;
      value |= (chunk & CHUNK) << shift;
      shift += 5;
    } while (chunk >= MORE);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < text.length) {
    x += next();
    y += next();
    points.push([x, y]);
  }
  return points;
}
