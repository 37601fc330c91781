import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { box, buildMp4, PLACE } from "#tests/support/build-video.ts";
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
  blankVideoMetadata(file);
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

const UNPLAYABLE = "This file is not a video that can be played.";

test("samples that are said to lie behind the end of the file make the video refused", async () => {
  const video = buildMp4({ sensor: { chunks: [1], offsets: "stco", lie: 1_000_000 } });
  await expect(blank(video)).rejects.toThrow(UNPLAYABLE);
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
  await expect(blank(video)).rejects.toThrow(UNPLAYABLE);
});

test.each([
  ["in a list that is not there", { samples: 0xffffffff, bytes: 0 }],
  ["of one size", { samples: 0xffffffff, bytes: 1 }],
])("four thousand million samples %s make a small video refused at once", async (_name, claim) => {
  const sensor = { chunks: [1], offsets: "stco" as const, claim };
  const startedAt = performance.now();
  await expect(blank(buildMp4({ sensor, sensorTracks: 50 }))).rejects.toThrow(UNPLAYABLE);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test("a million empty boxes make a video refused, a thousand do not", async () => {
  const padding = box("free");
  const boxes = (count: number) => Buffer.concat(Array<Buffer>(count).fill(padding));
  await expect(blank(buildMp4({ trailer: boxes(1_000_000) }))).rejects.toThrow(UNPLAYABLE);
  const { file } = await blank(buildMp4({ trailer: boxes(1000) }));
  expect(await readVideo(file)).toMatchObject({ seconds: 12 });
});

test("a place in bytes behind the film that are no box is gone", async () => {
  const { file, kept } = await blank(buildMp4({ trailer: Buffer.from(`${PLACE}${PLACE}`) }));
  expect(kept.includes(PLACE)).toBe(false);
  expect(await readVideo(file)).toMatchObject({ seconds: 12 });
});

test("a film in pieces keeps its pictures' pieces, loses what else they hold, and has no other's", async () => {
  const piece = (track: number) => {
    const header = Buffer.alloc(8);
    header.writeUInt32BE(track, 4);
    return box("moof", box("mfhd", Buffer.alloc(8)), box("traf", box("tfhd", header)), place);
  };
  const place = box("udta", Buffer.from(PLACE));
  const { kept } = await blank(buildMp4({ trailer: piece(1) }));
  expect(kept.includes(PLACE)).toBe(false);
  expect(kept.includes("tfhd")).toBe(true);
  await expect(blank(buildMp4({ trailer: piece(2) }))).rejects.toThrow(UNPLAYABLE);
});

test.each(["gpmd", "camm", "mett", "metx", "rtmd", "tx3g", "text", "fdsc", "tmcd", "mp4a"])(
  "a track that says it has pictures but is written as %s is a sensor's",
  async (format) => {
    const sensor = { chunks: [3, 1], offsets: "stco" as const, handler: "vide", format };
    const { file, kept } = await blank(buildMp4({ sensor, payloadBytes: 500 }));
    expect(kept.includes(PLACE)).toBe(false);
    expect(kept.includes(Buffer.alloc(500, 0x21))).toBe(true);
    expect(await readVideo(file)).toMatchObject({ seconds: 12, width: 640, height: 360 });
  },
);

test("a place in padding, of whatever name, is gone", async () => {
  for (const type of ["wide", "free", "skip", "uuid", "meta"]) {
    const { kept } = await blank(buildMp4({ trailer: box(type, Buffer.from(PLACE)) }));
    expect(kept.includes(PLACE), type).toBe(false);
  }
});

const INSIDE = ["moov", "trak", "edts", "mdia", "minf", "stbl", "format"] as const;

test.each(INSIDE)("a place in a box that nobody needs is gone from %s", async (inside) => {
  for (const type of ["udta", "meta", "\u00a9xyz", "free", "Abcd"]) {
    const video = buildMp4({ also: { [inside]: box(type, Buffer.from(PLACE)) } });
    const { file, kept } = await blank(video);
    expect(kept.includes(PLACE), type).toBe(false);
    expect(kept).toHaveLength(video.length);
    for (const needed of ["elst", "avcC", "url ", "stco"]) expect(kept.includes(needed)).toBe(true);
    expect(await readVideo(file)).toMatchObject({ seconds: 12, width: 640, height: 360 });
  }
});

test("a track that says twice what it is makes the video refused", async () => {
  for (const [inside, type] of [
    ["mdia", "hdlr"],
    ["mdia", "minf"],
    ["minf", "stbl"],
    ["stbl", "stsd"],
  ] as const) {
    const again = box(type, Buffer.alloc(24));
    await expect(blank(buildMp4({ also: { [inside]: again } }))).rejects.toThrow(UNPLAYABLE);
  }
});

test("names that an encoder leaves are gone", async () => {
  const video = buildMp4();
  const name = Buffer.from(PLACE.slice(0, 12));
  name.copy(video, video.indexOf("vide") + 16);
  name.copy(video, video.indexOf("avc1") + 4 + 42);
  expect(video.toString("latin1").split(name.toString())).toHaveLength(4);
  const { file, kept } = await blank(video);
  expect(kept.includes(name)).toBe(false);
  expect(await readVideo(file)).toMatchObject({ seconds: 12, width: 640, height: 360 });
});
