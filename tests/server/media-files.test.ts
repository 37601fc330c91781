import { readdir } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const { cookie } = await browserOf(landfall, await buildPerson(landfall));

const LARGE = Buffer.alloc(2_000_000, 7);
await landfall.services.storage.put("avatars/large.webp", LARGE);

test("a stored file is sent whole, with its length", async () => {
  const answer = await landfall.request("GET", "/media/avatars/large.webp");
  expect(answer.headers.get("content-length")).toBe("2000000");
  expect(LARGE.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
});

test.runIf(process.platform !== "win32")("HEAD leaves no file open", async () => {
  const countOpen = async () => (await readdir("/dev/fd")).length;
  const before = await countOpen();
  for (let n = 0; n < 20; n++) {
    const answer = await landfall.request("HEAD", "/media/avatars/large.webp");
    expect(answer.headers.get("content-length")).toBe("2000000");
  }
  expect(await countOpen()).toBeLessThan(before + 10);
});

test.each([
  "/media/",
  "/media/../package.json",
  "/media/%2e%2e/%2e%2e/etc/passwd",
  "/media/..%2f..%2fetc%2fpasswd",
  "/media/avatars/x.webp%00.txt",
  "/media/avatars//x.webp",
  "/media/avatars/x.html",
  "/media/private/%00",
  "/media/private/x%00.webp",
])("%s is no file: 404, also for someone signed in", async (path) => {
  expect((await landfall.request("GET", path)).status).toBe(404);
  expect((await landfall.request("GET", path, { cookie })).status).toBe(404);
});
