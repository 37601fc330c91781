import { parseNamesFile, type ShownName } from "#src/design/map/names/names-file.ts";

const loaded = new Map<string, readonly ShownName[]>();
const loading = new Map<string, Promise<void>>();

/** The names of these files that have come, for all maps of a page. */
export const loadedNames = (files: readonly string[]): readonly ShownName[] =>
  files.flatMap((file) => loaded.get(file) ?? []);

/** Each file is asked for once; one that failed may be asked for again. */
export function loadNames(file: string): Promise<void> {
  if (loaded.has(file)) return Promise.resolve();
  const known = loading.get(file);
  if (known) return known;
  const promise = fetchNames(file).finally(() => loading.delete(file));
  loading.set(file, promise);
  return promise;
}

async function fetchNames(file: string): Promise<void> {
  const response = await fetch(`/names/${file}.txt`);
  if (!response.ok) throw new Error(`names ${file}: ${response.status}`);
  loaded.set(file, parseNamesFile(await response.text()));
}
