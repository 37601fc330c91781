import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isStorageKey, requireStorageKey, type Storage } from "./storage.server.ts";

export function createDiskStorage(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, requireStorageKey(key));

  /** A file appears under its key only when it is whole. */
  async function place(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const file = fileOf(key);
    const part = `${file}.${randomUUID()}.part`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await write(part);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  return {
    put: (key, content) => place(key, (part) => writeFile(part, content)),
    putFile: (key, source) => place(key, (part) => copyFile(source, part)),
    async get(key) {
      if (!isStorageKey(key)) return null;
      const file = fileOf(key);
      const facts = await stat(file).catch(() => null);
      if (!facts?.isFile()) return null;
      return { size: facts.size, stream: (range) => createReadStream(file, range) };
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
