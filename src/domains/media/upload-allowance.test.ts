import { readdir } from "node:fs/promises";
import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { media, uploadDays } from "#src/db/schema/media.server.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { DAILY_BYTES } from "./limits-contract.ts";
import { withUpload } from "./receive-upload.server.ts";
import { storeImage } from "./store-media.server.ts";
import { sweepMedia } from "./sweep-media.server.ts";
import { takeImages } from "./take-images.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());
beforeEach(() => db.delete(uploadDays));

const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
  .png()
  .toBuffer();
const HOME = "203.0.113.7";
const send = (address: string, cookie?: string) =>
  landfall.request("POST", "/api/media?kind=image", {
    rawBody: new Uint8Array(picture),
    address,
    cookie,
  });
const useUp = (left: number) => db.update(uploadDays).set({ bytes: DAILY_BYTES.visitor - left });
const scratchIsEmpty = async () => (await readdir(services.scratch)).length === 0;

describe("what one person sends in a day", () => {
  test("is counted to the byte, refused files too, and refused with a time when it is used up", async () => {
    await send(HOME);
    await landfall.request("POST", "/api/media?kind=image", { rawBody: "no", address: HOME });
    const [counted] = await db.select().from(uploadDays);
    expect(counted?.bytes).toBe(picture.length + 2);
    await useUp(100);
    const refused = await send(HOME);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      message: "You have sent as many files as one person can in a day. Please go on tomorrow.",
      code: "daily_uploads_used_up",
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await scratchIsEmpty()).toBe(true);
    const member = await browserOf(landfall, await buildPerson(landfall));
    expect((await send(HOME, member.cookie)).status).toBe(201);
    expect((await send("203.0.113.8")).status).toBe(201);
  });

  test("is one allowance for all addresses of an IPv6 visitor", async () => {
    await send("2001:db8:1:2::5");
    await useUp(0);
    expect((await send("2001:db8:1:2:3:4:5:6")).status).toBe(429);
    expect((await send("2001:db8:1:3::5")).status).toBe(201);
  });

  test("stops a file in the middle, whatever length it announced", async () => {
    await send(HOME);
    await useUp(9_000_000);
    let sent = 0;
    const film = new ReadableStream({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const request = { rawBody: film, address: HOME };
    expect((await landfall.request("POST", "/api/media?kind=video", request)).status).toBe(429);
    expect(sent).toBeLessThan(15_000_000);
  });

  test("is there again on the next day, and old days are swept away", async () => {
    await send(HOME);
    await useUp(0);
    await db.update(uploadDays).set({ day: sql`${uploadDays.day} - 2` });
    expect((await send(HOME)).status).toBe(201);
    await sweepMedia(services, new Date());
    expect(await db.$count(uploadDays)).toBe(1);
  });

  test("holds for pictures in a create call, which say so as 429", async () => {
    const uploader = { userId: null, senderKey: "someone" };
    const data = `data:image/png;base64,${picture.toString("base64")}`;
    await takeImages(services, uploader, [data]);
    await useUp(0);
    const taking = takeImages(services, uploader, [data]);
    await expect(taking).rejects.toMatchObject({ kind: "rate_limited" });
  });
});

describe("an upload that cannot be kept", () => {
  const uploader = { userId: null, senderKey: "someone" };
  const take = (body: Readable, storage = services.storage) =>
    withUpload(services, { uploader, kind: "image", body }, (file) =>
      storeImage({ ...services, storage }, uploader, { file }),
    );

  test("because its sender went away is no failure of ours and leaves nothing", async () => {
    const gone = Readable.from(
      (async function* () {
        yield picture.subarray(0, 20);
        throw Object.assign(new Error("aborted"), { code: "ECONNRESET" });
      })(),
    );
    await expect(take(gone)).rejects.toMatchObject({ kind: "invalid", code: "upload_broke_off" });
    expect(await scratchIsEmpty()).toBe(true);
  });

  test("because the disk is full keeps the disk's own code and leaves neither row nor file", async () => {
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    const before = await db.$count(media);
    const put = () => Promise.reject(full);
    const storing = take(Readable.from([picture]), { ...services.storage, put });
    await expect(storing).rejects.toBe(full);
    const remove = () => Promise.reject(new Error("the disk is gone"));
    const worse = take(Readable.from([picture]), { ...services.storage, put, remove });
    await expect(worse).rejects.toBe(full);
    await db.delete(media).where(eq(media.senderKey, "someone"));
    expect(await db.$count(media)).toBeLessThanOrEqual(before);
    expect(await scratchIsEmpty()).toBe(true);
  });
});
