import { type ChartName, NAME_KINDS } from "#src/design/map/names/chart-name.ts";

/** What a browser needs of a name. */
export type ShownName = Omit<ChartName, "source">;

const DEGREES = 10_000;
const ZOOMS = 4;

/** One name a line: the kind's number and four times the zoom, latitude, longitude, name. */
export const formatNamesFile = (names: readonly ShownName[]): string =>
  names
    .map(({ kind, zoom, latitude, longitude, name }) => {
      const head = `${NAME_KINDS.indexOf(kind)}${Math.round(zoom * ZOOMS)}`;
      return `${head} ${Math.round(latitude * DEGREES)} ${Math.round(longitude * DEGREES)} ${name}\n`;
    })
    .join("");

const LINE = /^(\d)(\d+) (-?\d+) (-?\d+) (.+)$/;

export function parseNamesFile(text: string): ShownName[] {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const [, kindNumber, zoom, latitude, longitude, name] = LINE.exec(line) ?? [];
    const kind = NAME_KINDS[Number(kindNumber)];
    if (kind === undefined || name === undefined) throw new Error("not a file of names");
    return {
      ...{ kind, name, zoom: Number(zoom) / ZOOMS },
      ...{ latitude: Number(latitude) / DEGREES, longitude: Number(longitude) / DEGREES },
    };
  });
}
