import { readFileSync } from "node:fs";
import type { ChartName, NameKind } from "#src/design/map/names/chart-name.ts";

const FOLDER = "src/design/names-build/data";

/** All names: what was chosen by hand replaces what was found under the same number. */
export function readNames(): ChartName[] {
  const chosen = readNamesTable("chosen");
  const known = new Set(chosen.map(({ source }) => source));
  return [...chosen, ...readNamesTable("found").filter(({ source }) => !known.has(source))];
}

/** One name a line: kind, name, latitude, longitude, zoom, source. Lines with # are remarks. */
function readNamesTable(table: "found" | "chosen"): ChartName[] {
  const lines = readFileSync(`${FOLDER}/${table}.tsv`, "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [kind = "", name = "", latitude, longitude, zoom, source = ""] = line.split("\t");
      return {
        ...{ kind: kind as NameKind, name, source },
        ...{ latitude: Number(latitude), longitude: Number(longitude), zoom: Number(zoom) },
      };
    });
}

export const formatNamesTable = (names: readonly ChartName[]): string =>
  names
    .map(({ kind, name, latitude, longitude, zoom, source }) =>
      [kind, name, latitude.toFixed(4), longitude.toFixed(4), zoom, source].join("\t").concat("\n"),
    )
    .join("");
