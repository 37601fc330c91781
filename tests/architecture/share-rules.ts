import { isSourceModule, type Sources } from "./house.ts";

/** The rooms whose folders divide the work between them. */
const DIVIDED = ["domains", "server", "platform", "design"];
const LARGEST_SHARE = 1 / 3;

/** Folders that hold more than a third of the code of their room: what is in them needs sorting. */
export function findOvergrown(sources: Sources): string[] {
  return DIVIDED.flatMap((room) => {
    const lines = linesByFolder(sources, room);
    const total = [...lines.values()].reduce((sum, each) => sum + each, 0);
    return [...lines.keys()].filter(
      (folder) => folder !== "" && (lines.get(folder) ?? 0) > total * LARGEST_SHARE,
    );
  });
}

/** Files that stand in the room itself are counted under no name. */
function linesByFolder(sources: Sources, room: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [path, text] of sources) {
    if (!path.startsWith(`src/${room}/`) || !isCode(path)) continue;
    const [, , folder = "", ...rest] = path.split("/");
    const key = rest.length > 0 ? `src/${room}/${folder}` : "";
    lines.set(key, (lines.get(key) ?? 0) + text.split("\n").length);
  }
  return lines;
}

/** Names and phrases of the demo data are data, though they stand in modules. */
const isCode = (path: string): boolean => isSourceModule(path) && !path.includes("/demo/data/");
