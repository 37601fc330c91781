import { decodeRing, encodeRing, type GridPoint } from "#src/design/map/coast/ring-code.ts";

/** An outer ring and the rings of the water inside it, none of them repeating its first point. */
export type GridPolygon = readonly (readonly GridPoint[])[];

/** A square of the globe and its land, cut at the edges of the square. */
export interface CoastBin {
  west: number;
  south: number;
  /** Degrees along one side. */
  size: number;
  /** Grid units along one side. */
  steps: number;
  land: readonly GridPolygon[];
}

/**
 * One thing a line: `@<west> <south> <size> <steps>` begins a bin, `+<ring>` an area of land in it,
 * `-<ring>` water inside that land.
 */
export function formatCoastFile(bins: readonly CoastBin[]): string {
  const lines = bins.flatMap(({ west, south, size, steps, land }) => [
    `@${west} ${south} ${size} ${steps}`,
    ...land.flatMap((rings) =>
      rings.map((ring, order) => (order === 0 ? "+" : "-") + encodeRing(ring)),
    ),
  ]);
  return `${lines.join("\n")}\n`;
}

export function parseCoastFile(text: string): CoastBin[] {
  const bins: (Omit<CoastBin, "land"> & { land: (readonly GridPoint[])[][] })[] = [];
  for (const line of text.split("\n")) {
    const land = bins.at(-1)?.land;
    if (line.startsWith("@")) {
      const [west = 0, south = 0, size = 1, steps = 1] = line.slice(1).split(" ").map(Number);
      bins.push({ west, south, size, steps, land: [] });
    } else if (line.startsWith("+")) {
      land?.push([decodeRing(line.slice(1))]);
    } else if (line.startsWith("-")) {
      land?.at(-1)?.push(decodeRing(line.slice(1)));
    } else if (line !== "") {
      throw new Error("not a coastline file");
    }
  }
  return bins;
}
