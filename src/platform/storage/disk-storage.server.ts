import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Storage } from "./storage.server.ts";

const SAFE_KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/i;

export function createDiskStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    if (!SAFE_KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
    return path.join(folder, key);
  };
  return {
    async put(key, content) {
      const file = fileOf(key);
      const part = `${file}.${randomUUID()}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(part, content);
      await rename(part, file);
    },
    async get(key) {
      if (!SAFE_KEY.test(key)) return null;
      const file = fileOf(key);
      const facts = await stat(file).catch(() => null);
      if (!facts?.isFile()) return null;
      return { size: facts.size, stream: () => createReadStream(file) };
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
