import sharp from "sharp";
import { expect, test } from "vitest";
import { arePlainPictureBytes } from "./sniff-picture.server.ts";

const jpeg = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "navy" } })
    .jpeg()
    .toBuffer();

/** The picture with a segment of this marker behind its first two bytes. */
async function withSegment(marker: number, text: string): Promise<Buffer> {
  const picture = await jpeg();
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  const segment = Buffer.concat([head, Buffer.from(text, "latin1")]);
  return Buffer.concat([picture.subarray(0, 2), segment, picture.subarray(2)]);
}

const PLIST = '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"><svg/>';

test.each([
  ["what Photoshop on a Mac writes", 0xed, `Photoshop 3.0\0${PLIST}`],
  ["XMP", 0xe1, `http://ns.adobe.com/xap/1.0/\0${PLIST}`],
  ["a long segment", 0xed, `Photoshop 3.0\0${PLIST.repeat(40)}`],
])("a JPEG is a picture with markup in its metadata: %s", async (_, marker, text) => {
  expect(arePlainPictureBytes(await withSegment(marker, text))).toBe(true);
});

test.each([
  ["a comment", 0xfe, "<script>alert(1)</script>"],
  ["a segment of no known program", 0xed, PLIST],
])("a JPEG that is a page in %s is none", async (_, marker, text) => {
  expect(arePlainPictureBytes(await withSegment(marker, text))).toBe(false);
});
