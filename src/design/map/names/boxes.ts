/** Pixels, from left to right and from top to bottom. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

export const holds = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

export const grow = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left - x,
  top: top - y,
  right: right + x,
  bottom: bottom + y,
});

const CELL = 128;

/** Boxes that are asked for what lies on them, by the squares that they touch. */
export class BoxIndex {
  readonly #cells = new Map<string, Box[]>();

  add(box: Box): void {
    for (const key of keysOf(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
    }
  }

  isFree(box: Box): boolean {
    return !keysOf(box).some((key) => this.#cells.get(key)?.some((other) => overlap(box, other)));
  }
}

function keysOf({ left, top, right, bottom }: Box): string[] {
  const keys: string[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x += 1) {
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y += 1) {
      keys.push(`${x} ${y}`);
    }
  }
  return keys;
}
