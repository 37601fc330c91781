import { readdir } from "node:fs/promises";
import type { Worker } from "node:worker_threads";
import { deflateSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { media } from "#src/db/schema/media.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildMp4, PLACE } from "#tests/support/build-video.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { readImagePath } from "./image-path.ts";
import { showMedia } from "./show-media.server.ts";
import { sweepMedia } from "./sweep-media.server.ts";
import { takeImages } from "./take-images.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const upload = (kind: string, body: BodyInit, cookie?: string) =>
  landfall.request("POST", `/api/media?kind=${kind}`, { rawBody: body, cookie });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const scratchIsEmpty = async () => (await readdir(services.scratch).catch(() => [])).length === 0;
const countMedia = () => db.$count(media);

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4a7a9b" } })
    .withExif({ IFD0: { Copyright: "secret owner" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();

/** The address of a fresh picture. */
async function uploadPhoto(width = 700, height = 500): Promise<string> {
  const answer = await upload("image", new Uint8Array(await photo(width, height)));
  expect(answer.status).toBe(201);
  return (await answer.json()).address;
}

/** A picture whose header promises far more than its few bytes. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const magic = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    magic,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

test("an uploaded video is read in a thread of its own, not in the one that answers", async () => {
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on("worker", note);
  try {
    expect((await upload("video", new Uint8Array(buildMp4()))).status).toBe(201);
  } finally {
    process.off("worker", note);
  }
  expect(threads).toHaveLength(1);
});

test("an uploaded video is kept without the place where it was filmed", async () => {
  const film = buildMp4();
  expect(film.includes(PLACE)).toBe(true);
  const answer = await upload("video", new Uint8Array(film));
  expect(answer.status).toBe(201);
  const { address } = await answer.json();
  const kept = await bytesOf(await landfall.request("GET", address));
  expect(kept).toHaveLength(film.length);
  expect(kept.includes(PLACE)).toBe(false);
});

describe("an uploaded picture", () => {
  test("is kept in several widths without what its camera wrote, and as AVIF a little later", async () => {
    const answer = await upload("image", new Uint8Array(await photo(2400, 1600)));
    const body = await answer.json();
    expect(body).toMatchObject({ kind: "image", width: 1600, height: 1067, seconds: null });
    expect(body.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(readImagePath(body.address)).toMatchObject({ width: 1600, height: 1067 });
    for (const width of [320, 640, 960, 1600]) {
      const file = await landfall.request("GET", `${body.address}/${width}`);
      expect(file.headers.get("content-type")).toBe("image/webp");
      expect(file.headers.get("cache-control")).toContain("immutable");
      const facts = await sharp(await bytesOf(file)).metadata();
      expect(facts).toMatchObject({ width, format: "webp" });
      expect(facts.exif).toBeUndefined();
    }
    await landfall.jobsIdle();
    const headers = { accept: "image/avif,image/webp,*/*" };
    const smaller = await landfall.request("GET", `${body.address}/640`, { headers });
    expect(smaller.headers.get("content-type")).toBe("image/avif");
    expect(smaller.headers.get("vary")).toContain("Accept");
    expect((await sharp(await bytesOf(smaller)).metadata()).width).toBe(640);
    expect(await scratchIsEmpty()).toBe(true);
  });

  test("is never enlarged, and is turned the way its camera was held", async () => {
    const turned = await sharp(await photo(300, 200))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await upload("image", new Uint8Array(turned));
    expect(await answer.json()).toMatchObject({ width: 200, height: 300 });
  });

  test("in another width, another size or with another end is not there", async () => {
    const address = await uploadPhoto();
    const other = address.replace(/-.*/, "-1x1");
    const ends = ["/641", "x", "/../x", "/0640"].map((end) => `${address}${end}`);
    for (const path of [...ends, other, `${other}/320`, address.toUpperCase()]) {
      expect((await landfall.request("GET", path)).status, path).toBe(404);
    }
  });
});

describe("a file that is not what it says is refused with a clear error and leaves nothing", () => {
  const unreadable = "This file is not a picture that can be read. Please use JPG, PNG or WebP.";
  const zipEnd = Buffer.concat([Buffer.from("PK\x05\x06"), Buffer.alloc(18)]);
  const cases: [string, string, () => Promise<Buffer> | Buffer, number, string][] = [
    [
      "an executable called a picture",
      "image",
      () => Buffer.from("MZ\x90\0\x03 program"),
      415,
      unreadable,
    ],
    [
      "an SVG with a script",
      "image",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
      415,
      unreadable,
    ],
    [
      "a web page",
      "image",
      () => Buffer.from("<!doctype html><script>alert(1)</script>"),
      415,
      unreadable,
    ],
    [
      "a GIF that is a program too",
      "image",
      () => Buffer.from("GIF89a/*\0\0\0*/=1;alert(1)"),
      415,
      unreadable,
    ],
    [
      "a JPEG with an archive behind it",
      "image",
      async () => Buffer.concat([await photo(9, 9), zipEnd]),
      415,
      unreadable,
    ],
    [
      "half a picture",
      "image",
      async () => (await photo(900, 900)).subarray(0, 2000),
      415,
      unreadable,
    ],
    [
      "a picture of 30,000 x 30,000 pixels",
      "image",
      () => pngBomb(30_000, 30_000),
      413,
      "This picture has 30000 x 30000 pixels. At most 50 million can be taken.",
    ],
    [
      "a decompression bomb that keeps below the limit of pixels",
      "image",
      () => pngBomb(7000, 7000),
      415,
      unreadable,
    ],
    ["an empty file", "image", () => Buffer.alloc(0), 400, "This file is empty."],
    [
      "a picture called a video",
      "video",
      () => photo(9, 9),
      415,
      "This file is not a video that can be played. Please use MP4, MOV or WebM.",
    ],
    [
      "a small video that claims four thousand million samples",
      "video",
      () =>
        buildMp4({
          sensor: { chunks: [1], offsets: "stco", claim: { samples: 0xffffffff, bytes: 0 } },
          sensorTracks: 50,
        }),
      415,
      "This file is not a video that can be played. Please use MP4, MOV or WebM.",
    ],
    [
      "a video of eleven minutes",
      "video",
      () => buildMp4({ seconds: 660 }),
      413,
      "Videos can be at most 10 minutes long.",
    ],
    [
      "a PDF with a page behind it",
      "document",
      () => Buffer.from("%PDF-1.7\n%%EOF\n<script>alert(1)</script>"),
      415,
      "This PDF is broken or holds something else as well.",
    ],
    [
      "a web page called a document",
      "document",
      () => Buffer.from("<html></html>"),
      415,
      unreadable,
    ],
  ];
  test.each(cases)(
    "%s is told by its bytes and refused",
    async (_name, kind, make, status, message) => {
      const before = await countMedia();
      const answer = await upload(kind, new Uint8Array(await make()));
      expect(await answer.json()).toMatchObject({ message });
      expect(answer.status).toBe(status);
      expect(await countMedia()).toBe(before);
      expect(await scratchIsEmpty()).toBe(true);
    },
  );

  test("an unknown kind, and no file at all", async () => {
    expect((await upload("program", "x")).status).toBe(400);
    expect((await landfall.request("POST", "/api/media?kind=image")).status).toBe(400);
  });

  test("too many bytes, however few were announced: reading stops at the limit of 10 MB for a photo, 100 MB for a video", async () => {
    for (const { kind, message, limit } of [
      { kind: "image", message: "Images must be less than 10MB", limit: 10 },
      { kind: "video", message: "Videos must be less than 100MB", limit: 100 },
    ] as const) {
      let sent = 0;
      const endless = new ReadableStream({
        pull(controller) {
          sent += 1_000_000;
          controller.enqueue(new Uint8Array(1_000_000));
        },
      });
      const answer = await upload(kind, endless);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ message });
      expect(sent).toBeGreaterThan(limit * 1_000_000);
      expect(sent).toBeLessThan((limit + 10) * 1_000_000);
      expect(await scratchIsEmpty()).toBe(true);
    }
  });

  test("an upload cut in the middle leaves nothing behind", async () => {
    const before = await countMedia();
    let isFirst = true;
    const broken = new ReadableStream({
      pull(controller) {
        if (isFirst) controller.enqueue(new Uint8Array(100_000));
        else controller.error(new Error("the line went dead"));
        isFirst = false;
      },
    });
    await upload("video", broken).catch(() => undefined);
    expect(await countMedia()).toBe(before);
    expect(await scratchIsEmpty()).toBe(true);
  });
});

describe("a document", () => {
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");

  test("is private: its sender and administrators download it, nobody else learns of it", async () => {
    const sender = await browserOf(landfall, await buildPerson(landfall));
    const { address } = await (await upload("document", new Uint8Array(pdf), sender.cookie)).json();
    expect(address).toMatch(/^\/media\/private\/[a-z0-9]{24}$/);
    const read = (cookie?: string) => landfall.request("GET", address, { cookie });
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    for (const { cookie } of [sender, admin]) {
      const answer = await read(cookie);
      expect(answer.headers.get("content-disposition")).toBe("attachment");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(await bytesOf(answer)).toEqual(pdf);
    }
    expect(
      (await read((await browserOf(landfall, await buildPerson(landfall))).cookie)).status,
    ).toBe(404);
    expect((await read()).status).toBe(404);
  });

  test("may be a picture, which has no public address either", async () => {
    const answer = await upload("document", new Uint8Array(await photo(400, 300)));
    const { address, kind } = await answer.json();
    expect(kind).toBe("image");
    expect(address).toMatch(/^\/media\/private\//);
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    const file = await landfall.request("GET", address, { cookie: admin.cookie });
    expect(file.headers.get("content-type")).toBe("image/webp");
    expect((await landfall.request("GET", address)).status).toBe(404);
    const id = address.split("/").at(-1);
    const sizes = ["400x300", "1x1", "320x240", "640x480"];
    const paths = sizes.flatMap((size) => ["", "/320", "/400"].map((w) => `${id}-${size}${w}`));
    for (const path of [...paths, `${id}.mp4`, `${id}.webm`, `${id}.pdf`, `${id}.webp`, `${id}`]) {
      for (const method of ["GET", "HEAD"]) {
        const headers = { accept: "image/avif,*/*", range: "bytes=0-9" };
        const { cookie } = admin;
        const answer = await landfall.request(method, `/media/${path}`, { headers, cookie });
        expect(answer.status, path).toBe(404);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    }
  });
});

describe("files that a thing shows", () => {
  const age = (address: string) =>
    db
      .update(media)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(media.id, readImagePath(address)?.id ?? ""));
  const isThere = async (address: string) =>
    (await landfall.request("GET", address)).status === 200;

  test("stay; a day after nobody shows them any more they are swept away", async () => {
    const [kept, left, fresh] = [await uploadPhoto(), await uploadPhoto(), await uploadPhoto()];
    await db.transaction((tx) => showMedia(tx, "business:1", [kept, left, "/art/x.webp"]));
    await db.transaction((tx) => showMedia(tx, "business:1", [kept]));
    await age(kept);
    await age(left);
    await landfall.jobsIdle();
    await sweepMedia(services, new Date());
    expect(await Promise.all([kept, left, fresh].map(isThere))).toEqual([true, false, true]);
  });

  test("must have been uploaded, and be named by their own address", async () => {
    const known = await uploadPhoto();
    const proof = await upload("document", new Uint8Array(await photo(40, 30)));
    const hidden = (await proof.json()).address.replace("private/", "");
    for (const address of [
      "/media/aaaaaaaaaaaaaaaaaaaaaaaa-10x10",
      known.replace(/-.*/, "-10x10"),
      `${hidden}-40x30`,
    ]) {
      const use = db.transaction((tx) => showMedia(tx, "review:1", [address]));
      await expect(use, address).rejects.toMatchObject({ kind: "invalid", code: "media_gone" });
    }
  });
});

describe("pictures in a create call", () => {
  const nobody = { userId: null, senderKey: "someone" };

  const TYPES = ["image/jpeg", "application/octet-stream", "text/plain;charset=utf-8", ""];
  test.each(TYPES)("may be data URLs, also as %j, or uploaded ones", async (type) => {
    const data = `data:${type};base64,${(await photo(40, 30)).toString("base64")}`;
    const known = await uploadPhoto();
    const taken = await takeImages(services, nobody, [data, known]);
    expect(readImagePath(taken[0] ?? "")).toMatchObject({ width: 40, height: 30 });
    expect(taken[1]).toBe(known);
  });

  test.each([
    "https://example.com/x.jpg",
    "//example.com/x.jpg",
    "/media/../etc/passwd",
    "data:text/html;base64,PGI+",
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:image/png;base64,bm90IGEgcGljdHVyZQ==",
    "file:///etc/passwd",
  ])("%s is refused by its field", async (image) => {
    const taking = takeImages(services, nobody, [image]);
    await expect(taking).rejects.toMatchObject({
      kind: "invalid",
      fields: { "images.0": expect.any(String) },
    });
  });
});
