import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Answer, type BrowserLike, browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { CurrentUser, PICTURE_MAX_BYTES } from "../person/contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

let person: Awaited<ReturnType<typeof buildPerson>>;
let browser: BrowserLike;

beforeEach(async () => {
  person = await buildPerson(landfall);
  browser = await browserOf(landfall, person);
});

describe("one's name", () => {
  test("can be changed", async () => {
    const answer = await browser.put("/api/user/profile", {
      firstName: " Zoë ",
      lastName: "O'Hara",
    });
    expect(answer).toMatchObject({ status: 200, body: { firstName: "Zoë", lastName: "O'Hara" } });
    expect((await browser.get("/api/auth/user")).body).toMatchObject({ firstName: "Zoë" });
  });

  test.each([undefined, null, "", "  "])("has no last name when that is %j", async (lastName) => {
    const answer = await browser.put("/api/user/profile", { firstName: "Zoë", lastName });
    expect(answer).toMatchObject({ status: 200, body: { lastName: null } });
  });

  test.each([
    ["firstName", { firstName: "" }],
    ["firstName", { firstName: "   " }],
    ["firstName", {}],
    ["firstName", { firstName: "x".repeat(81) }],
    ["firstName", { firstName: "<script>" }],
    ["firstName", { firstName: "Zo\u0007" }],
    ["firstName", { firstName: "Zo\0" }],
    ["lastName", { firstName: "Zoë", lastName: "x".repeat(81) }],
    ["lastName", { firstName: "Zoë", lastName: "\udc00" }],
    ["lastName", { firstName: "Zoë", lastName: 7 }],
  ])("is refused with a message for %s: %j", async (field, change) => {
    expect(await browser.put("/api/user/profile", change)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  test("changes nothing else, whatever else is sent", async () => {
    const wishes = { firstName: "Eve", email: "eve@example.com", isAdmin: true, accountType: "x" };
    await browser.put("/api/user/profile", wishes);
    expect((await browser.get("/api/auth/user")).body).toMatchObject({
      firstName: "Eve",
      email: person.email,
      isAdmin: false,
      accountType: "reviewer",
    });
  });
});

const upload = (file: Uint8Array<ArrayBuffer>) =>
  browser.put("/api/user/picture", undefined, { rawBody: file });

const picture = (format: "jpeg" | "png" | "webp" | "gif" | "avif" = "jpeg") =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#27a" } })
    .withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "38/1 58/1 0/1" } })
    .toFormat(format)
    .toBuffer()
    .then((buffer) => new Uint8Array(buffer));

const NOISE = { type: "gaussian", mean: 128, sigma: 40 } as const;

/** A square of so many pixels in a small file. */
function blackPng(side: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const chunks: [string, Buffer][] = [
    ["IHDR", header],
    ["IDAT", rows],
    ["IEND", Buffer.alloc(0)],
  ];
  const parts = chunks.map(([name, data]) => {
    const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);
    chunk.writeUInt32BE(data.length, 0);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
    return chunk;
  });
  return new Uint8Array(Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]));
}

const urlIn = ({ body }: Answer) => CurrentUser.parse(body).profileImageUrl ?? "";

async function readMedia(url: string): Promise<Buffer> {
  return Buffer.from(await (await landfall.request("GET", url)).arrayBuffer());
}

describe("one's picture", () => {
  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
    "may be a %s file; it becomes a WebP of 256 pixels",
    async (format) => {
      const answer = await upload(await picture(format));
      expect(answer.status).toBe(200);
      expect(urlIn(answer)).toMatch(/^\/media\/avatars\/[\w-]+\/[0-9a-f]{32}\.webp$/);
      const stored = await sharp(await readMedia(urlIn(answer))).metadata();
      expect(stored).toMatchObject({ format: "webp", width: 256, height: 256 });
    },
  );

  test("loses its place, camera and comments", async () => {
    const given = await picture();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const stored = await readMedia(urlIn(await upload(given)));
    const facts = await sharp(stored).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual(Array(4).fill(undefined));
    expect(stored.includes("somebody")).toBe(false);
  });

  test("is turned upright before the note of its direction is dropped", async () => {
    const left = { width: 300, height: 600, channels: 3, background: "red" } as const;
    const file = await sharp({ create: { ...left, width: 600, background: "blue" } })
      .composite([{ input: { create: left }, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = await readMedia(urlIn(await upload(new Uint8Array(file))));
    const [red = 0, , blue = 0] = await sharp(stored)
      .extract({ left: 128, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(blue);
  });

  test("is served with a safe type that no browser guesses about", async () => {
    const url = urlIn(await upload(await picture()));
    const { status, headers } = await landfall.request("GET", url);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("cache-control")).toContain("immutable");
  });

  test.each([
    ["a text", "just words"],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'],
    ["a broken JPEG", "\u00ff\u00d8\u00ff\u00e0 and then nothing"],
    ["a PDF", "%PDF-1.7\n1 0 obj\n<<>>\nendobj"],
    ["nothing", ""],
  ])("is refused with 415 when it is %s", async (_kind, content) => {
    const file = new Uint8Array(Buffer.from(content, "latin1"));
    expect(await upload(file)).toMatchObject({
      status: 415,
      body: { code: "unsupported_media", message: expect.stringContaining("not a picture") },
    });
    expect((await browser.get("/api/auth/user")).body).toMatchObject({ profileImageUrl: null });
  });

  test("is refused with 415 when it is cut off or has too many pixels", async () => {
    const whole = await sharp({
      create: { width: 900, height: 900, channels: 3, background: "#fff", noise: NOISE },
    })
      .jpeg()
      .toBuffer();
    expect((await upload(new Uint8Array(whole.subarray(0, 20_000)))).status).toBe(415);
    expect((await upload(blackPng(3000))).status).toBe(200);
    const bomb = blackPng(9000);
    expect(bomb.length).toBeLessThan(PICTURE_MAX_BYTES / 50);
    expect((await upload(bomb)).status).toBe(415);
  });

  test("is refused with 413 when it is too large", async () => {
    expect(await upload(new Uint8Array(PICTURE_MAX_BYTES + 1))).toMatchObject({
      status: 413,
      body: { code: "too_large" },
    });
  });

  test("takes the place of the one before, whose file is gone", async () => {
    const first = urlIn(await upload(await picture("jpeg")));
    const other = sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } });
    const second = urlIn(await upload(new Uint8Array(await other.png().toBuffer())));
    expect(second).not.toBe(first);
    expect((await landfall.request("GET", first)).status).toBe(404);
    expect((await landfall.request("GET", second)).status).toBe(200);
  });

  test("sent twice stays", async () => {
    await upload(await picture());
    const url = urlIn(await upload(await picture()));
    expect((await landfall.request("GET", url)).status).toBe(200);
  });

  test("can be removed, with its file", async () => {
    const url = urlIn(await upload(await picture()));
    expect(await browser.delete("/api/user/picture")).toMatchObject({
      status: 200,
      body: { profileImageUrl: null },
    });
    expect((await landfall.request("GET", url)).status).toBe(404);
  });
});
