import type { Cell, Column } from "./table.ts";

/** Names above it are told by their number alone. */
const TAXA_MAX = 1000;

/** Where, when and of what the rows of an archive are. */
export interface Coverage {
  box: { west: number; east: number; south: number; north: number };
  firstDay: string;
  lastDay: string;
  taxa: ReadonlySet<string>;
}

/** Adds up rows that go by; null before there was one with a place and a day. */
export function createCoverage(columns: readonly Column[]) {
  const placeOf = (name: string) => columns.findIndex((column) => column.name === name);
  const [latitude, longitude] = [placeOf("decimalLatitude"), placeOf("decimalLongitude")];
  const [day, name] = [placeOf("eventDate"), placeOf("scientificName")];
  const taxa = new Set<string>();
  let coverage: Coverage | null = null;

  function add(row: readonly Cell[]): void {
    const [north, east] = [Number(row[latitude]), Number(row[longitude])];
    const on = String(row[day]).slice(0, 10);
    const { box, firstDay, lastDay } = coverage ?? startOf(north, east, on);
    coverage = {
      box: {
        west: Math.min(box.west, east),
        east: Math.max(box.east, east),
        south: Math.min(box.south, north),
        north: Math.max(box.north, north),
      },
      firstDay: on < firstDay ? on : firstDay,
      lastDay: on > lastDay ? on : lastDay,
      taxa,
    };
    if (taxa.size < TAXA_MAX) taxa.add(String(row[name]));
  }
  return { add, read: () => coverage };
}

const startOf = (latitude: number, longitude: number, day: string) => ({
  box: { west: longitude, east: longitude, south: latitude, north: latitude },
  firstDay: day,
  lastDay: day,
});
