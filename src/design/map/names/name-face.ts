import { isWater, type NameKind } from "#src/design/map/names/chart-name.ts";
import type { ShownName } from "#src/design/map/names/names-file.ts";

export interface Face {
  /** Pixels. */
  size: number;
  /** Pixels between letters: wide waters are spaced out. */
  spacing: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Measure = (name: ShownName) => Size;

/** Large when it is shown from afar (the whole of a sea must fit a phone, too): [zoom from which it is shown, pixels]. */
const STEPS: Record<NameKind, readonly (readonly [number, number])[]> = {
  sea: [
    [0, 16],
    [4, 20],
  ],
  bay: [
    [0, 17],
    [9, 15],
    [11.5, 13.5],
  ],
  river: [
    [0, 15],
    [10, 13.5],
    [12, 13],
  ],
  inlet: [[0, 13]],
  cape: [
    [0, 14],
    [9, 12.5],
  ],
  island: [
    [0, 14],
    [10, 12.5],
  ],
  town: [
    [0, 16],
    [6, 15],
    [9, 14],
    [10, 13.5],
  ],
};

/** Of the size. */
const SPACED: Partial<Record<NameKind, number>> = { sea: 0.2, bay: 0.04 };

export function faceOf({ kind, zoom }: ShownName): Face {
  const size = STEPS[kind].findLast(([from]) => zoom >= from)?.[1] ?? 13;
  return { size, spacing: size * (SPACED[kind] ?? 0) };
}

const LINE = 1.2;

/** With the fonts of the page; they must have come before this is asked. */
export function createMeasure(context: CanvasRenderingContext2D): Measure {
  const known = new Map<string, Size>();
  return (name) => {
    const { size, spacing } = faceOf(name);
    const key = `${isWater(name.kind)} ${size} ${spacing} ${name.name}`;
    const measured = known.get(key);
    if (measured) return measured;
    context.font = fontOf(name.kind, size);
    const width = context.measureText(name.name).width + spacing * name.name.length;
    const made = { width, height: size * LINE };
    known.set(key, made);
    return made;
  };
}

const FAMILY = '"Source Serif 4"';

/** As the utilities `water-name` and `place-name` set them. */
export const fontOf = (kind: NameKind, size: number): string =>
  isWater(kind) ? `italic 500 ${size}px ${FAMILY}, serif` : `600 ${size}px ${FAMILY}, serif`;
