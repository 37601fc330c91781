import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDiskStorage } from "./disk-storage.server.ts";
import type { Storage } from "./storage.server.ts";

let root: string;
let storage: Storage;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "landfall-storage-"));
  await writeFile(path.join(root, "outside.webp"), "not ours to give");
  storage = createDiskStorage(path.join(root, "media"));
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function read(key: string): Promise<string | null> {
  const file = await storage.get(key);
  return file && (await buffer(file.stream())).toString();
}

describe("a stored file", () => {
  test("is read back with its size, replaced and removed", async () => {
    await storage.put("avatars/a1/b2.webp", Buffer.from("first"));
    expect((await storage.get("avatars/a1/b2.webp"))?.size).toBe(5);
    await storage.put("avatars/a1/b2.webp", Buffer.from("second"));
    expect(await read("avatars/a1/b2.webp")).toBe("second");
    await storage.remove("avatars/a1/b2.webp");
    expect(await read("avatars/a1/b2.webp")).toBeNull();
    await storage.remove("avatars/a1/b2.webp");
  });

  test("written by many at once is one of them, whole, and leaves no parts behind", async () => {
    const contents = Array.from({ length: 10 }, (_, n) => String(n).repeat(100_000));
    await Promise.all(contents.map((text) => storage.put("race/x.webp", Buffer.from(text))));
    expect(contents).toContain(await read("race/x.webp"));
    expect(await readdir(path.join(root, "media/race"))).toEqual(["x.webp"]);
  });

  test("is never a folder", async () => {
    await mkdir(path.join(root, "media/folder"), { recursive: true });
    expect(await storage.get("folder")).toBeNull();
  });
});

describe("a key that is none of ours", () => {
  test.each([
    "../outside.webp",
    "avatars/../../outside.webp",
    "/etc/passwd",
    "avatars//x",
    "avatars/./x",
    ".hidden",
    "x.",
    "",
    "a\0b",
    "a\\..\\b",
    "ä.webp",
    "a b",
    "x\n",
  ])("%j reads nothing, and writes and removes nothing", async (key) => {
    expect(await storage.get(key)).toBeNull();
    await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("Not a storage key");
    await expect(storage.remove(key)).rejects.toThrow("Not a storage key");
  });
});
