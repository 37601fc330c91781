import { afterAll, describe, expect, test } from "vitest";
import { buildMp4, buildWebm, PLACE } from "#tests/support/build-video.ts";
import { heldBytes } from "#tests/support/held-bytes.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const upload = (kind: string, body: BodyInit) =>
  landfall.request("POST", `/api/media?kind=${kind}`, { rawBody: body });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("an uploaded video", () => {
  test.each([
    ["MP4", buildMp4(), "mp4", "video/mp4"],
    ["MOV", buildMp4({ brand: "qt  " }), "mov", "video/quicktime"],
    ["WebM", buildWebm(), "webm", "video/webm"],
    ["WebM as a browser records it", buildWebm({ isLive: true }), "webm", "video/webm"],
  ])(
    "in %s is kept as it is but for the place where it was taken",
    async (_name, video, end, type) => {
      expect(video.includes(PLACE)).toBe(true);
      const body = await (await upload("video", new Uint8Array(video))).json();
      expect(body).toMatchObject({ kind: "video", seconds: 12, width: 640, height: 360 });
      expect(body.address).toMatch(new RegExp(`^/media/[a-z0-9]{24}\\.${end}$`));
      const answer = await landfall.request("GET", body.address);
      expect(answer.headers.get("content-type")).toBe(type);
      const kept = await bytesOf(answer);
      expect(kept.length).toBe(video.length);
      expect(kept.includes(PLACE)).toBe(false);
      expect(kept.includes(Buffer.alloc(32, 0x21))).toBe(true);
    },
  );

  test("is sent in the part that a player asks for", async () => {
    const { address } = await (await upload("video", new Uint8Array(buildMp4()))).json();
    const whole = await bytesOf(await landfall.request("GET", address));
    const ask = (range: string) => landfall.request("GET", address, { headers: { range } });
    const part = await ask("bytes=4-7");
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 4-7/${whole.length}`);
    expect((await bytesOf(part)).toString()).toBe("ftyp");
    expect(await bytesOf(await ask("bytes=-5"))).toEqual(whole.subarray(-5));
    expect(await bytesOf(await ask(`bytes=${whole.length - 3}-`))).toEqual(whole.subarray(-3));
    expect((await ask(`bytes=${whole.length}-`)).status).toBe(416);
    for (const odd of ["bytes=0-1,4-5", "bytes=9-3", "words=1-2", "bytes=-"]) {
      expect((await ask(odd)).status, odd).toBe(200);
    }
  });

  test("of 99 MB passes through with little memory", async () => {
    const PIECE = 1024 * 1024;
    const payloadBytes = 99 * PIECE;
    const small = buildMp4({ payloadBytes: 8 });
    const at = small.indexOf("mdat") + 4;
    const head = Buffer.from(small.subarray(0, at));
    head.writeUInt32BE(payloadBytes + 8, at - 8);
    const tail = small.subarray(at + 8);
    let left = 99;
    let peak = 0;
    const start = heldBytes();
    const film = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(head)),
      pull(controller) {
        if (left % 9 === 0) peak = Math.max(peak, heldBytes() - start);
        if (left-- > 0) return controller.enqueue(new Uint8Array(PIECE));
        controller.enqueue(new Uint8Array(tail));
        controller.close();
      },
    });
    const answer = await upload("video", film);
    peak = Math.max(peak, heldBytes() - start);
    expect(answer.status).toBe(201);
    expect(peak).toBeLessThan(16 * PIECE);
  });
});
