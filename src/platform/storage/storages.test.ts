import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDiskStorage } from "./disk-storage.server.ts";
import { createS3Storage } from "./s3-storage.server.ts";
import type { Storage } from "./storage.server.ts";

let root: string;
let disk: Storage;
let s3: Storage;
let s3Server: S3rver;
let endpoint: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "landfall-storage-"));
  await writeFile(path.join(root, "outside.webp"), "not ours to give");
  disk = createDiskStorage(path.join(root, "media"));
  s3Server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: path.join(root, "s3"),
    configureBuckets: [{ name: "landfall", configs: [] }],
  });
  const { port } = await s3Server.run();
  endpoint = `http://127.0.0.1:${port}`;
  s3 = s3With("landfall");
});

const s3With = (bucket: string, accessKeyId = "S3RVER") =>
  createS3Storage({
    endpoint,
    bucket,
    region: "us-east-1",
    accessKeyId,
    secretAccessKey: "S3RVER",
  });

afterAll(async () => {
  await s3Server.close();
  await rm(root, { recursive: true, force: true });
});

async function read(storage: Storage, key: string, range?: { start: number; end: number }) {
  const file = await storage.get(key);
  return file && (await buffer(await file.stream(range))).toString();
}

describe.each(["disk", "S3"])("a file in %s storage", (name) => {
  const storage = () => (name === "disk" ? disk : s3);

  test("is read back with its size, replaced and removed", async () => {
    await storage().put("avatars/a1/b2.webp", Buffer.from("first"));
    expect((await storage().get("avatars/a1/b2.webp"))?.size).toBe(5);
    await storage().put("avatars/a1/b2.webp", Buffer.from("second"));
    expect(await read(storage(), "avatars/a1/b2.webp")).toBe("second");
    await storage().remove("avatars/a1/b2.webp");
    expect(await read(storage(), "avatars/a1/b2.webp")).toBeNull();
    await storage().remove("avatars/a1/b2.webp");
  });

  test("is taken from a large file on disk and read in parts", async () => {
    const source = path.join(root, `large-${name}`);
    await writeFile(source, Buffer.alloc(20_000_000, "0123456789"));
    await storage().putFile("videos/large.mp4", source);
    expect((await storage().get("videos/large.mp4"))?.size).toBe(20_000_000);
    expect(await read(storage(), "videos/large.mp4", { start: 1_000_003, end: 1_000_008 })).toBe(
      "345678",
    );
  });

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
  ])(
    "under %j, a key that is none of ours, is neither read nor written nor removed",
    async (key) => {
      expect(await storage().get(key)).toBeNull();
      await expect(storage().put(key, Buffer.from("x"))).rejects.toThrow("Not a storage key");
      await expect(storage().remove(key)).rejects.toThrow("Not a storage key");
    },
  );
});

describe("on disk", () => {
  test("a file written by many at once is one of them, whole, and leaves no parts behind", async () => {
    const contents = Array.from({ length: 10 }, (_, n) => String(n).repeat(100_000));
    await Promise.all(contents.map((text) => disk.put("race/x.webp", Buffer.from(text))));
    expect(contents).toContain(await read(disk, "race/x.webp"));
    expect(await readdir(path.join(root, "media/race"))).toEqual(["x.webp"]);
  });

  test("a file whose source is missing leaves no part behind", async () => {
    await expect(disk.putFile("gone/x.mp4", path.join(root, "nothing"))).rejects.toThrow("ENOENT");
    expect(await readdir(path.join(root, "media/gone"))).toEqual([]);
  });

  test("a folder is never a file", async () => {
    await mkdir(path.join(root, "media/folder"), { recursive: true });
    expect(await disk.get("folder")).toBeNull();
  });
});

describe("in S3", () => {
  test("a missing bucket is told when something is written", async () => {
    const storage = s3With("nowhere");
    await expect(storage.put("x.webp", Buffer.from("x"))).rejects.toThrow('no bucket "nowhere"');
  });

  test("an unknown key is an error", async () => {
    const storage = s3With("landfall", "nobody");
    await expect(storage.put("x.webp", Buffer.from("x"))).rejects.toThrow("answered 403");
  });
});
