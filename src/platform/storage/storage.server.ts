import type { Readable } from "node:stream";

/** Both ends included, as in the Range header. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  size: number;
  stream(range?: ByteRange): Readable | Promise<Readable>;
}

/** Files by key ("images/ab12/640.webp"). Keys are made by us, never by a visitor. */
export interface Storage {
  put(key: string, content: Buffer): Promise<void>;
  /** Takes the content of a file on disk, however large, without reading it into memory. */
  putFile(key: string, file: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
}

const SAFE_KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/i;

export const isStorageKey = (key: string): boolean => SAFE_KEY.test(key);

export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
