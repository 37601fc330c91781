import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createParcels } from "./parcels.ts";

const html = Buffer.from(
  Array.from({ length: 3000 }, (_, n) => `<li>Pier ${n * 7919}, slip ${n % 13}</li>`).join(""),
);
const parcels = () =>
  createParcels(html, () => new Headers({ "Content-Type": "text/html", ETag: 'W/"page"' }));

test("a page is packed quickly for the first who asks, and small for those who follow", async () => {
  const parcelIn = parcels();
  const first = await parcelIn("br");
  expect(brotliDecompressSync(first.body)).toEqual(html);
  await expect.poll(async () => (await parcelIn("br")).body.length).toBeLessThan(first.body.length);
  const small = await parcelIn("br");
  expect(brotliDecompressSync(small.body)).toEqual(html);
  expect(small.etag).toBe(first.etag);
  expect(small.headers).toContain(String(small.body.length));
  expect(await parcelIn("br")).toBe(small);
});

test("those who ask at the same moment share one packing", () => {
  const parcelIn = parcels();
  expect(parcelIn("gzip")).toBe(parcelIn("gzip"));
});

test("a page that is not packed is sent as it is", async () => {
  const { body, headers, unchangedHeaders } = await parcels()("identity");
  expect(body).toBe(html);
  expect(headers).not.toContain("content-encoding");
  expect(unchangedHeaders).toEqual(["etag", 'W/"page"']);
});
