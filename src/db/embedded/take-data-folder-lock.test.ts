import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DataFolderInUse, takeDataFolderLock } from "./take-data-folder-lock.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "data-folder-lock-test-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function take(lockFolder = folder) {
  return takeDataFolderLock(lockFolder, path.basename(folder));
}

it("is held until it is released", async () => {
  const lock = await take();
  await expect(take()).rejects.toThrow(DataFolderInUse);
  await lock.release();
  await (await take()).release();
});

it("has exactly one winner in every round of a race", async () => {
  for (let round = 0; round < 30; round++) {
    const takers = await Promise.allSettled(Array.from({ length: 8 }, () => take()));
    const winners = takers.filter((taker) => taker.status === "fulfilled");
    expect(winners).toHaveLength(1);
    await winners[0]?.value.release();
  }
});

it.skipIf(process.platform === "win32")(
  "leaves one claim behind, however often taken",
  async () => {
    for (let round = 0; round < 5; round++) await (await take()).release();
    expect(await readdir(folder)).toEqual(["claim-5"]);
  },
);
