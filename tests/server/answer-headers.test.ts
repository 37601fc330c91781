import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { allRoutes } from "#src/server/routes.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";

const failing = route({
  method: "GET",
  path: "/api/failing",
  summary: "Fails with a secret in its message",
  access: "public",
  answer: z.never(),
  handler: async () => {
    throw new Error("password=hunter2 at 10.0.0.1", { cause: new Error("select * from users") });
  },
});
const untrue = route({
  method: "GET",
  path: "/api/untrue",
  summary: "Answers something else than it declares",
  access: "public",
  answer: z.object({ n: z.number() }),
  handler: async () => ({ n: "seven" }) as unknown as { n: number },
});

const routes = [...allRoutes, failing, untrue];
const landfall = await startTestLandfall({ routes });
const behindHttps = await startTestLandfall({
  routes,
  baseUrl: "https://landfall.example",
  database: landfall.database,
});
afterAll(async () => {
  await behindHttps.stop();
  await landfall.stop();
});

const KINDS: [string, string, string, number][] = [
  ["an answer", "POST", "/api/login", 200],
  ["a redirect", "GET", "/api/login", 302],
  ["a log-out", "GET", "/api/logout", 302],
  ["a 401", "GET", "/api/auth/user", 401],
  ["an unknown call", "GET", "/api/nothing", 404],
  ["a missing picture", "GET", "/media/avatars/none.webp", 404],
  ["an address of nothing", "GET", "/nothing", 404],
  ["a failure", "GET", "/api/failing", 500],
  ["the health check", "GET", "/healthz", 200],
  ["the description", "GET", "/api/openapi.json", 200],
  ["the documentation", "GET", "/api/docs", 200],
  ["a file of the documentation", "GET", "/api/docs/start.js", 200],
  ["metrics for strangers", "GET", "/metrics", 404],
];

const ask = (at: TestLandfall, method: string, path: string) =>
  at.request(method, path, method === "POST" ? { body: { email: "a@b.example" } } : {});

describe("security headers", () => {
  test.each(KINDS)("are on %s: %s %s", async (_kind, method, path, status) => {
    const answer = await ask(landfall, method, path);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("microphone=()"),
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.headers.has("x-powered-by")).toBe(false);
    expect(answer.headers.has("server")).toBe(false);
  });

  test.each(KINDS)("ask for https on %s only when the site has it: %s %s", async (...kind) => {
    const [, method, path] = kind;
    const plain = await ask(landfall, method, path);
    expect(plain.headers.has("strict-transport-security")).toBe(false);
    const secure = await ask(behindHttps, method, path);
    expect(secure.headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
  });
});

describe("errors", () => {
  test("of our own are told without their cause", async () => {
    const answer = await landfall.request("GET", "/api/failing");
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe(
      '{"message":"Something went wrong on our side.","code":"internal"}',
    );
  });

  test("are JSON {message, code, fields?} and never kept by a cache", async () => {
    const answer = await landfall.request("POST", "/api/login", { body: {} });
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const body = await answer.json();
    expect(Object.keys(body).toSorted()).toEqual(["code", "fields", "message"]);
    expect(body.message).toBe(Object.values(body.fields)[0]);
  });

  test("an answer that is not what its route declares is an error in tests", async () => {
    expect((await landfall.request("GET", "/api/untrue")).status).toBe(500);
  });
});

test("every request has an id of its own, whatever the caller sends", async () => {
  const headers = { "X-Request-Id": "mine" };
  const ids = await Promise.all(
    [1, 2].map(async () =>
      (await landfall.request("GET", "/healthz", { headers })).headers.get("x-request-id"),
    ),
  );
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain("mine");
});
