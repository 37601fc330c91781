import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildWebm, element, PLACE, text, uint } from "#tests/support/build-video.ts";
import { blankVideoMetadata } from "./blank-video-metadata.server.ts";
import { readVideo } from "./read-video.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "landfall-webm-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function blank(video: Buffer): Promise<{ file: string; kept: Buffer }> {
  const file = path.join(folder, "video.webm");
  await writeFile(file, video);
  blankVideoMetadata(file);
  return { file, kept: await readFile(file) };
}

const UNPLAYABLE = "This file is not a video that can be played.";
const PICTURES = Buffer.alloc(32, 0x21);
const place = Buffer.from(PLACE);

async function expectOnlyPlaceGone(video: Buffer): Promise<void> {
  expect(video.includes(PLACE)).toBe(true);
  const { file, kept } = await blank(video);
  expect(kept.includes(PLACE)).toBe(false);
  expect(kept).toHaveLength(video.length);
  expect(kept.includes(PICTURES)).toBe(true);
  expect(await readVideo(file)).toMatchObject({ width: 640, height: 360 });
}

test("Tags behind a cluster of unknown length are gone, and the pictures are untouched", async () => {
  const video = buildWebm({ isLive: true });
  expect(video.includes(PLACE)).toBe(true);
  const { kept } = await blank(video);
  expect(kept.includes(PLACE)).toBe(false);
  expect(kept).toHaveLength(video.length);
  expect(kept.includes(Buffer.alloc(32, 0x21))).toBe(true);
});

test.each(["1254c36780", "1254c3678100", "1254c36783000000", "1254c3678400000000"])(
  "Tags as short as %s become padding, wherever they stand",
  async (tags) => {
    for (const isLive of [true, false]) {
      const video = buildWebm({ isLive, tags: Buffer.from(tags, "hex") });
      const { kept } = await blank(video);
      expect(kept).toHaveLength(video.length);
      expect(kept.includes(Buffer.from("1254c367", "hex"))).toBe(false);
    }
  },
);

test("Tags that end behind the file, and bytes that are no element, are gone", async () => {
  const cut = Buffer.concat([Buffer.from("1254c36741ff", "hex"), Buffer.from(PLACE)]);
  const loose = Buffer.concat([Buffer.alloc(4), Buffer.from(PLACE)]);
  for (const tags of [cut, loose]) {
    const { kept } = await blank(buildWebm({ isLive: true, tags }));
    expect(kept.includes(PLACE)).toBe(false);
  }
});

const noTags = Buffer.alloc(0);
const block = (id: string, track: number, content: Buffer) =>
  element(id, Buffer.from([0x80 | track, 0, 0, 0x80]), content);
const trackOf = (type: number, codec: string) =>
  element("ae", uint("d7", 2), uint("73c5", 2), uint("83", type), text("86", codec));

describe.each([true, false])("where its recording is live: %s", (isLive) => {
  test.each([
    ["subtitles", 0x11, "S_TEXT/UTF8"],
    ["metadata", 0x21, "D_WEBVTT/METADATA"],
    ["a kind of its own", 0x70, "X_GPS"],
    ["pictures written as words", 1, "S_TEXT/UTF8"],
    ["sound written as pictures", 2, "V_VP8"],
  ])("the blocks of a track of %s are gone", async (_name, type, codec) => {
    const cluster = Buffer.concat([
      block("a3", 2, place),
      element("a0", block("a1", 2, place), uint("9b", 1000)),
      element("a0", uint("9b", 1000), block("a1", 2, place)),
      element("a0", block("a1", 2, noTags), element("75a1", element("a6", element("a5", place)))),
      element("a0", block("a1", 1, PICTURES), block("a1", 2, place)),
    ]);
    const also = { tracks: trackOf(type, codec), cluster };
    await expectOnlyPlaceGone(buildWebm({ isLive, tags: noTags, also }));
    const { kept } = await blank(buildWebm({ isLive, tags: noTags, also }));
    expect(kept.includes(trackOf(type, codec))).toBe(false);
  });

  test("blocks of sound, and of pictures in groups, stay as they are", async () => {
    const sound = Buffer.alloc(40, 0x42);
    const inGroup = Buffer.alloc(40, 0x43);
    const cluster = Buffer.concat([
      block("a3", 2, sound),
      element("a0", block("a1", 1, inGroup), uint("9b", 40)),
    ]);
    const also = { tracks: trackOf(2, "A_OPUS"), cluster };
    const video = buildWebm({ isLive, tags: noTags, also });
    const { kept } = await blank(video);
    const expected = Buffer.from(video.toString("latin1").replaceAll("hand", "\0\0\0\0"), "latin1");
    expect(kept).toEqual(expected);
  });

  test.each([
    ["the header", { header: element("4281", text("4283", PLACE)) }],
    ["the title", { info: text("7ba9", PLACE) }],
    ["the file's name", { info: text("7384", PLACE) }],
    ["what wrote it", { info: text("5741", PLACE) }],
    ["a number as long as words", { info: text("4461", PLACE) }],
    ["the track's name", { track: text("536e", PLACE) }],
    ["padding among what the sound is like", { track: element("e1", text("ec", PLACE)) }],
    ["Tags in a cluster", { cluster: isLive ? text("ec", PLACE) : text("1254c367", PLACE) }],
    ["a block of a track that is not there", { cluster: block("a3", 9, place) }],
  ])("a place in %s is gone", async (_name, also) => {
    await expectOnlyPlaceGone(buildWebm({ isLive, tags: noTags, also }));
  });

  test.each([
    ["chapters", "1043a770"],
    ["attachments", "1941a469"],
    ["a second list of tracks", "1654ae6b"],
    ["an element that nobody knows", "1fffff01"],
  ])("a place in %s is gone", async (_name, id) => {
    await expectOnlyPlaceGone(buildWebm({ isLive, tags: element(id, place) }));
  });
});

test("pictures before any track make a video refused, as does a track of two kinds", async () => {
  const before = element("18538067", element("1f43b675", block("a3", 1, place)));
  await expect(blank(Buffer.concat([element("1a45dfa3"), before]))).rejects.toThrow(UNPLAYABLE);
  const also = { track: uint("83", 0x11) };
  await expect(blank(buildWebm({ also }))).rejects.toThrow(UNPLAYABLE);
});

test("ten minutes of sixty pictures and fifty sounds a second are read, a million blocks are not", async () => {
  const blocks = (count: number) => {
    const one = block("a3", 1, Buffer.from("!"));
    return buildWebm({ also: { cluster: Buffer.concat(Array<Buffer>(count).fill(one)) } });
  };
  const { kept } = await blank(blocks(66_000));
  expect(kept.includes(PLACE)).toBe(false);
  await expect(blank(blocks(1_000_000))).rejects.toThrow(UNPLAYABLE);
});
