import { expect, test } from "vitest";
import { type PictureFacts, workOnImage } from "./image-work.server.ts";

/** Of two people's pictures, how many are worked on at the same time. */
async function workedOnTogether(facts: PictureFacts): Promise<number> {
  let now = 0;
  let most = 0;
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
  };
  await Promise.all(["Ada", "Nora", "Otto"].map((person) => workOnImage(person, facts, work)));
  return most;
}

test("pictures are worked on by what they take in memory: deep ones weigh double", async () => {
  const size = { width: 5200, height: 5200, channels: 4 };
  expect(await workedOnTogether({ ...size, depth: "uchar" })).toBe(2);
  expect(await workedOnTogether({ ...size, depth: "ushort" })).toBe(1);
});
