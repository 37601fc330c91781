import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { wholeAnswer } from "#src/platform/http/whole-answer.server.ts";
import { compressAnswers } from "./compress-answers.ts";

const TEXT = JSON.stringify({ places: Array(200).fill("Harbour of the heron · Ævar") });
const HEADERS = { "Content-Type": "application/json", ETag: '"tag"', Vary: "Cookie" };

const app = new Hono();
app.use(compressAnswers());
app.get("/whole", () => wholeAnswer(Buffer.from(TEXT), { status: 201, headers: HEADERS }));
app.get("/short", () => wholeAnswer(Buffer.from("{}"), { headers: HEADERS }));
app.get("/pieces", () => new Response(new Blob([TEXT]).stream(), { headers: HEADERS }));

const ask = (path: string, accepted: string, method = "GET") =>
  app.request(path, { method, headers: { "Accept-Encoding": accepted } });

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
] as const)(
  "a whole answer for who takes %s is packed as %s",
  async (accepted, encoding, unpack) => {
    const answer = await ask("/whole", accepted);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(201);
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Content-Length")).toBe(String(body.length));
    expect(answer.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
    expect(answer.headers.get("ETag")).toBe('W/"tag"');
    expect(unpack(body).toString()).toBe(TEXT);
  },
);

test.each([
  ["/whole", "identity", TEXT],
  ["/short", "br", "{}"],
])("%s for who takes %s is sent as it is", async (path, accepted, text) => {
  const answer = await ask(path, accepted);
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect(answer.headers.get("ETag")).toBe('"tag"');
  expect(await answer.text()).toBe(text);
});

test("what comes in pieces is packed as it comes", async () => {
  const answer = await ask("/pieces", "gzip, br");
  expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(TEXT);
});
