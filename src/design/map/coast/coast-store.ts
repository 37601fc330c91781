import { parseCoastFile } from "#src/design/map/coast/coast-file.ts";
import { type DrawnFile, drawFile } from "#src/design/map/coast/cover-view.ts";

const drawn = new Map<string, DrawnFile>();
const loading = new Map<string, Promise<void>>();

/** All maps of a page share what one of them has loaded. */
export const loadedCoast: ReadonlyMap<string, DrawnFile> = drawn;

/** Each file is asked for once; one that failed may be asked for again. */
export function loadCoastFile(file: string): Promise<void> {
  if (drawn.has(file)) return Promise.resolve();
  const known = loading.get(file);
  if (known) return known;
  const promise = fetchCoastFile(file).finally(() => loading.delete(file));
  loading.set(file, promise);
  return promise;
}

async function fetchCoastFile(file: string): Promise<void> {
  const response = await fetch(`/coast/${file}.txt`);
  if (!response.ok) throw new Error(`coastline ${file}: ${response.status}`);
  drawn.set(file, drawFile(file, parseCoastFile(await response.text())));
}
