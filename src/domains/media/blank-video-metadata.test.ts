import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMp4, PLACE } from "#tests/support/build-video.ts";
import { blankVideoMetadata } from "./blank-video-metadata.server.ts";
import { readVideo } from "./read-video.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "landfall-video-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function blank(video: Buffer): Promise<{ file: string; kept: Buffer }> {
  const file = path.join(folder, "video.mp4");
  await writeFile(file, video);
  await blankVideoMetadata(file, "video/mp4");
  return { file, kept: await readFile(file) };
}

test.each(["stco", "co64"] as const)(
  "what an action camera's sensors wrote is gone, found by its %s, and the pictures are untouched",
  async (offsets) => {
    const video = buildMp4({ payloadBytes: 500, sensor: { chunks: [3, 1, 2], offsets } });
    expect(video.toString("latin1").split(PLACE)).toHaveLength(8);
    const { file, kept } = await blank(video);
    expect(kept.includes(PLACE)).toBe(false);
    expect(kept.includes("gpmd")).toBe(false);
    expect(kept).toHaveLength(video.length);
    expect(kept.subarray(0, 500)).toEqual(video.subarray(0, 500));
    expect(await readVideo(file)).toMatchObject({ seconds: 12, width: 640, height: 360 });
  },
);

test("samples that are said to lie behind the end of the file make the video refused", async () => {
  const video = buildMp4({ sensor: { chunks: [1], offsets: "stco", lie: 1_000_000 } });
  await expect(blank(video)).rejects.toThrow("This file is not a video that can be played.");
});

test("a table that names the same bytes again and again makes the video refused", async () => {
  const chunks = Array<number>(2000).fill(1);
  const video = buildMp4({ sensor: { chunks, offsets: "stco" } });
  const table = video.lastIndexOf("stco") + 12;
  for (let entry = 0; entry < chunks.length; entry += 1) video.writeUInt32BE(0, table + entry * 4);
  const sizes = video.indexOf("stsz", video.indexOf("gpmd")) + 16;
  for (let entry = 0; entry < chunks.length; entry += 1) {
    video.writeUInt32BE(20_000, sizes + entry * 4);
  }
  await expect(blank(video)).rejects.toThrow("This file is not a video that can be played.");
});
