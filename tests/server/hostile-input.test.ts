import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { allRoutes } from "#src/server/routes.ts";
import { browserOf, readAnswer } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { type RequestOptions, startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const MAX_BYTES = 100 * 1024;

async function send(options: RequestOptions) {
  return readAnswer(await landfall.request("POST", "/api/login", options));
}

const json = { "Content-Type": "application/json" };
const sendText = (rawBody: string, headers: Record<string, string> = json) =>
  send({ rawBody, headers });

/** Has no Content-Length, as an upload of unknown size. */
function streamOf(bytes: number): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(10 * 1024).fill(0x20);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes) controller.close();
      else controller.enqueue(chunk);
      sent += chunk.length;
    },
  });
}

describe("the body of a call", () => {
  test.each(["{", '{"email":', "email=a", '{"email":"a@b.example"}}', "\ufeff{}", "NaN", "'x'"])(
    "that is no JSON is 400: %j",
    async (text) => {
      expect(await sendText(text)).toMatchObject({
        status: 400,
        body: { code: "invalid", message: "The body is not valid JSON." },
      });
    },
  );

  test.each(["[]", "null", "7", '"text"', "true", '[{"email":"a@b.example"}]'])(
    "that is JSON but no object is 400: %j",
    async (text) => {
      expect(await sendText(text)).toMatchObject({
        status: 400,
        body: { code: "invalid", fields: { body: expect.any(String) } },
      });
    },
  );

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"])(
    "of the type %j is 415",
    async (type) => {
      const answer = await sendText('{"email":"a@b.example"}', { "Content-Type": type });
      expect(answer).toMatchObject({ status: 415, body: { code: "unsupported_media" } });
    },
  );

  test.each(["application/json", "application/json; charset=utf-8", "Application/JSON"])(
    "of the type %j is read",
    async (type) => {
      const answer = await sendText('{"email":"a@b.example"}', { "Content-Type": type });
      expect(answer.status).toBe(200);
    },
  );

  test("that is missing is 400 with a message for each field that is needed", async () => {
    expect(await send({})).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) } },
    });
  });

  test("that says it is too large is 413", async () => {
    const headers = { ...json, "Content-Length": String(MAX_BYTES + 1) };
    expect(await sendText("{}", headers)).toMatchObject({
      status: 413,
      body: { code: "too_large" },
    });
  });

  test("that is too large without saying so is 413", async () => {
    const answer = await send({ rawBody: streamOf(MAX_BYTES + 1), headers: json });
    expect(answer).toMatchObject({ status: 413, body: { code: "too_large" } });
  });

  test("that never ends is 413 as soon as it is too large", async () => {
    const answer = await send({ rawBody: streamOf(Number.POSITIVE_INFINITY), headers: json });
    expect(answer.status).toBe(413);
  });

  test("of exactly the limit is read", async () => {
    const start = '{"email":"a@b.example","more":"';
    const text = `${start}${"x".repeat(MAX_BYTES - start.length - 2)}"}`;
    expect(Buffer.byteLength(text)).toBe(MAX_BYTES);
    expect((await sendText(text)).status).toBe(200);
  });

  test("with null characters is 400 with a message for the field", async () => {
    const answer = await send({ body: { email: "a@b.example", password: "a\0b" } });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    });
    expect(await send({ body: { email: "a\0@b.example" } })).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) } },
    });
  });

  test("with half of a character is 400 with a message for the field", async () => {
    const answer = await sendText('{"email":"a@b.example","firstName":"\\ud83c"}');
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { firstName: expect.any(String) } },
    });
  });

  test("nested fifty thousand deep is 400", async () => {
    const deep = `${"[".repeat(45_000)}${"]".repeat(45_000)}`;
    expect((await sendText(`{"email":${deep}}`)).status).toBe(400);
    expect((await sendText(deep)).status).toBe(400);
    const beside = await sendText(`{"email":"a@b.example","more":${deep}}`);
    expect(beside.status).toBe(200);
  });

  test("cannot reach the prototype of objects", async () => {
    const keys = ["__proto__", "constructor", "prototype"];
    for (const key of keys) {
      const value = '{"isAdmin":true,"sendCode":true,"polluted":"yes"}';
      const answer = await sendText(`{"email":"a@b.example","${key}":${value}}`);
      expect(answer).toMatchObject({ status: 200, body: { next: "credentials" } });
      await sendText(`{"email":{"${key}":${value}}}`);
    }
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    const person = await browserOf(landfall, await buildPerson(landfall));
    expect((await person.get("/api/admin/failed-jobs")).status).toBe(403);
  });
});

describe("an unknown address", () => {
  test.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/login/more",
    "/api/users/1",
    "/api/docs/x.js",
    "/api/docs/constructor",
    "/api/docs/__proto__",
  ])("%s is answered with JSON and 404", async (path) => {
    expect(await readAnswer(await landfall.request("GET", path))).toMatchObject({
      status: 404,
      body: { code: "not_found", message: expect.any(String) },
    });
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE2"])(
    "%s on a path that has no such call is 404 as well",
    async (method) => {
      const answer = await landfall.request(method, "/api/openapi.json");
      expect(answer.status).toBe(404);
    },
  );
});

describe("whatever is sent", () => {
  const withBody = allRoutes.filter(({ body, rawBody }) => body && !rawBody);
  const text = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.constant("\ud800\0"));
  const value = fc.oneof(text, fc.jsonValue(), fc.constant("a@b.example"), fc.constant("123456"));
  const names = "email firstName lastName code password totp token accountType sendCode";
  const more = "currentPassword newPassword confirmPassword __proto__";
  const fields = fc.constantFrom(...`${names} ${more}`.split(" "));
  const bodies = fc.oneof(fc.jsonValue(), fc.dictionary(fields, value));

  test.each(withBody.map((route) => [route.method, route.path] as const))(
    "%s %s never answers 500",
    async (method, path) => {
      const browser = await browserOf(landfall, await buildAdmin(landfall));
      const { cookie } = browser;
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const answer = await landfall.request(method, path, { body, cookie });
          expect(answer.status).toBeLessThan(500);
          expect(await answer.json()).toBeTypeOf("object");
        }),
        { numRuns: 40 },
      );
    },
  );
});
