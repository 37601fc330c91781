import type { Readable } from "node:stream";

export interface StoredFile {
  size: number;
  stream(): Readable;
}

/** Files by key ("avatars/ab12.webp"). Keys are made by us, never by a visitor. */
export interface Storage {
  put(key: string, content: Buffer): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
}
