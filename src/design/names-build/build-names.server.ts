/** Writes the files of names that browsers load; docs/chart-names.md says how and from what. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileOfName } from "#src/design/map/names/names-cells.ts";
import { formatNamesFile } from "#src/design/map/names/names-file.ts";
import { readNames } from "#src/design/names-build/names-table.server.ts";

const FOLDER = "public/names";
const INDEX = "src/design/map/names/names-index.json";
const LAYERS = ["wide", "region", "near"] as const;

const byFile = Map.groupBy(readNames(), fileOfName);
const files = [...byFile.keys()].sort();
for (const layer of LAYERS) rmSync(`${FOLDER}/${layer}`, { recursive: true, force: true });
for (const file of files) {
  mkdirSync(path.dirname(`${FOLDER}/${file}`), { recursive: true });
  writeFileSync(`${FOLDER}/${file}.txt`, formatNamesFile(byFile.get(file) ?? []));
}
const cellsOf = (layer: string) =>
  files
    .filter((file) => file.startsWith(`${layer}/`))
    .map((file) => file.slice(layer.length + 1))
    .join(" ");
const index = Object.fromEntries(LAYERS.map((layer) => [layer, cellsOf(layer)]));
writeFileSync(INDEX, `${JSON.stringify(index, null, 2)}\n`);
