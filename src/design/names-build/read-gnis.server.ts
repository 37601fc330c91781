import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { NameKind } from "#src/design/map/names/chart-name.ts";
import { type Feature, isWayIn } from "#src/design/names-build/fit-name.ts";

const KINDS: Readonly<Record<string, NameKind>> = {
  Bay: "bay",
  Stream: "river",
  Gut: "river",
  Channel: "inlet",
  Cape: "cape",
  Island: "island",
};

/** What is long gone, made for ships alone or a part of something larger that has its name already. */
const LEFT_OUT =
  /\((?:historical|inactive)\)|\b(?:(?:Ship|Bar|Navigation|Spit|Shoal|Rip) Channel|Reach|Range|Ditch|Canal|Waterway|Turning Basin|Anchorage|Fork|Branch|Prong|Spoil|Marsh(?:es)?|Hammock|Branches|Lead|Cut|Chute|Towhead|Bend)\b|\d/;

/** Ways through; the other channels lie in waters that have names of their own. */
const PASSAGES =
  /\b(?:Inlet|Pass|Passage|Narrows|Straits?|Gut|Thorofare|Thoroughfare|Hole|Race|Entrance|Roads|Reach|Creek|River|Sound|Slough|Bayou)\b/;

type Cell = (column: string) => string;

/** The lines of the files "DomesticNames_<state>.txt" in a folder. */
function readLines<Read>(folder: string, read: (cell: Cell) => Read | null): Read[] {
  const files = readdirSync(folder).filter((name) => /^DomesticNames_..\.txt$/.test(name));
  return files.flatMap((file) => {
    const [head = "", ...lines] = readFileSync(path.join(folder, file), "utf8").split("\n");
    const columns = head
      .replace(/^\uFEFF/, "")
      .trimEnd()
      .split("|");
    return lines.flatMap((line) => {
      const cells = line.trimEnd().split("|");
      return read((name) => cells[columns.indexOf(name)] ?? "") ?? [];
    });
  });
}

/** Each feature once, however many states it lies in. */
export const readGnis = (folder: string): Feature[] => [
  ...new Map(readLines(folder, featureOf).map((feature) => [feature.source, feature])).values(),
];

export const readPopulatedPlaces = (folder: string) =>
  readLines(folder, (cell) =>
    cell("feature_class") === "Populated Place"
      ? {
          ...{ name: cell("feature_name"), stateName: cell("state_name") },
          ...{ latitude: Number(cell("prim_lat_dec")), longitude: Number(cell("prim_long_dec")) },
        }
      : null,
  );

function featureOf(cell: Cell): Feature | null {
  const kind = KINDS[cell("feature_class")];
  const name = cell("feature_name").replace(/\bSaint\b/, "St.");
  const latitude = Number(cell("prim_lat_dec"));
  if (!kind || LEFT_OUT.test(name) || latitude === 0) return null;
  const position = { latitude, longitude: Number(cell("prim_long_dec")) };
  const [lat, lng] = [Number(cell("source_lat_dec")), Number(cell("source_long_dec"))];
  const head = lat === 0 ? {} : { head: { latitude: lat, longitude: lng } };
  // A gut without a known beginning is a passage between two waters; some inlets are called bays.
  const isPassage = (kind === "river" && lat === 0) || (kind === "bay" && isWayIn(name));
  const shownKind = isPassage ? "inlet" : kind;
  if (shownKind === "inlet" && !PASSAGES.test(name)) return null;
  return { name, kind: shownKind, source: `GNIS ${cell("feature_id")}`, ...position, ...head };
}
