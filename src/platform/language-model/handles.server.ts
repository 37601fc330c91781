import { randomInt } from "node:crypto";

/** No vowels: no handle is a word. */
const LETTERS = "bcdfghjkmnpqrstvwxz";
const LENGTH = 4;

export interface Handles<Item> {
  /** In the order in which they were given. */
  entries: readonly { handle: string; item: Item }[];
  find(handle: string | null): Item | undefined;
  /** Those that there are, each once, in the order in which they were named. */
  findAll(handles: readonly string[]): Item[];
}

/**
 * Names for one question. A model that makes up the next number or repeats an id of another
 * question names nothing.
 */
export function createHandles<Item>(items: readonly Item[]): Handles<Item> {
  const byHandle = new Map<string, Item>();
  for (const item of items) byHandle.set(newHandle(byHandle), item);
  const find = (handle: string | null) => byHandle.get((handle ?? "").trim().toLowerCase());
  return {
    entries: [...byHandle].map(([handle, item]) => ({ handle, item })),
    find,
    findAll: (handles) => [...new Set(handles.flatMap((handle) => find(handle) ?? []))],
  };
}

function newHandle(taken: ReadonlyMap<string, unknown>): string {
  const pick = () => LETTERS[randomInt(LETTERS.length)];
  const handle = Array.from({ length: LENGTH }, pick).join("");
  return taken.has(handle) ? newHandle(taken) : handle;
}
