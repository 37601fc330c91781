import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

/** Two of them take more than the 256 MB that pictures may fill when they are 16 bits deep. */
const SIDE = 4100;
const PEOPLE = 3;

const picture = (colours: "srgb" | "rgb16") =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: "#4a7a9b80" } })
    .toColourspace(colours)
    .png({ compressionLevel: 1 })
    .toBuffer();

/**
 * How many pictures are decoded at the same time while several people send theirs at once, as
 * documents: for those no job makes a smaller copy meanwhile.
 */
async function decodedTogether(file: Buffer): Promise<number> {
  const people = Array.from({ length: PEOPLE }, () => buildPerson(landfall));
  const cookies = await Promise.all(
    people.map(async (person) => (await browserOf(landfall, await person)).cookie),
  );
  let most = 0;
  // Headers that are read wait in the queue, too: only what is in work counts.
  const look = setInterval(() => {
    most = Math.max(most, sharp.counters().process);
  }, 2);
  try {
    const rawBody = new Uint8Array(file);
    const answers = await Promise.all(
      cookies.map((cookie) =>
        landfall.request("POST", "/api/media?kind=document", { rawBody, cookie }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(cookies.map(() => 201));
  } finally {
    clearInterval(look);
  }
  return most;
}

test("of pictures that many people upload at once two are decoded at a time, of deep ones one", async () => {
  const plain = await picture("srgb");
  const deep = await picture("rgb16");
  expect(await sharp(deep).metadata()).toMatchObject({ depth: "ushort", channels: 4 });
  expect(await decodedTogether(plain)).toBe(2);
  expect(await decodedTogether(deep)).toBe(1);
});
