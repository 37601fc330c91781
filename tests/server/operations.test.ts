import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";
import { handleJob } from "#src/platform/jobs/handle-job.server.ts";
import { allRoutes } from "#src/server/routes.ts";
import { type BrowserLike, browserOf } from "#tests/support/browser-like.ts";
import { buildAdmin } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const TOKEN = "a token for the scraper";
let mayFinish = false;
const Stubborn = defineJob({
  name: "stubborn",
  payload: z.object({ n: z.number() }),
  retryLimit: 0,
});
const stubborn = handleJob(Stubborn, async () => {
  if (!mayFinish) throw new Error("not today");
});

const landfall = await startTestLandfall({ metricsToken: TOKEN, handlers: [stubborn] });
afterAll(() => landfall.stop());

describe("GET /metrics", () => {
  const bearer = { Authorization: `Bearer ${TOKEN}` };
  const cases: [string, string, Record<string, string>, number][] = [
    ["a process on this machine", "127.0.0.1", {}, 200],
    ["a process on this machine, by IPv6", "::1", {}, 200],
    ["a process on this machine, by mapped IPv4", "::ffff:127.0.0.1", {}, 200],
    ["anyone else", "203.0.113.5", {}, 404],
    ["a visitor through a local proxy", "127.0.0.1", { "X-Forwarded-For": "203.0.113.5" }, 404],
    ["a visitor through another proxy", "127.0.0.1", { Forwarded: "for=203.0.113.5" }, 404],
    ["a visitor through a shy proxy", "127.0.0.1", { "X-Real-IP": "203.0.113.5" }, 404],
    ["a visitor who says to be local", "203.0.113.5", { "X-Forwarded-For": "127.0.0.1" }, 404],
    ["whoever holds the token", "203.0.113.5", bearer, 200],
    [
      "whoever holds it, through a proxy",
      "127.0.0.1",
      { ...bearer, "X-Forwarded-For": "1.1.1.1" },
      200,
    ],
    ["a wrong token", "203.0.113.5", { Authorization: "Bearer a token" }, 404],
    ["a wrong token from this machine", "127.0.0.1", { Authorization: "Bearer a token" }, 404],
    ["an empty token", "203.0.113.5", { Authorization: "Bearer " }, 404],
  ];

  test.each(cases)("for %s (%s, %j): %i", async (_who, address, headers, status) => {
    expect((await landfall.request("GET", "/metrics", { address, headers })).status).toBe(status);
  });

  test("counts answers by route, never by the path that a visitor made up", async () => {
    await landfall.request("GET", "/api/made-up-by-a-visitor");
    await landfall.request("DELETE", "/api/user/sessions/4711");
    const answer = await landfall.request("GET", "/metrics", { address: "::1" });
    expect(answer.headers.get("content-type")).toContain("text/plain");
    const text = await answer.text();
    expect(text).toContain("process_cpu_user_seconds_total");
    expect(text).toMatch(
      /landfall_http_request_seconds_count\{method="DELETE",route="\/api\/user\/sessions\/:sessionId",status="401"\} 1/,
    );
    expect(text).not.toContain("made-up");
    expect(text).not.toContain("4711");
  });
});

/** One object, or one of several. */
const isDescribed = (schema: object) => "type" in schema || "oneOf" in schema;

describe("the description of the API", () => {
  test("lists every call with its access, and the schemas of what goes in and out", async () => {
    const answer = await landfall.request("GET", "/api/openapi.json");
    const document = await answer.json();
    expect(document).toMatchObject({
      openapi: "3.1.0",
      servers: [{ url: "http://localhost:3000" }],
    });
    for (const { path, method, access, body, rawBody, params } of allRoutes) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(operation, `${method} ${path}`).toMatchObject({
        "x-access": access,
        summary: expect.stringMatching(/\S/),
        responses: { default: expect.any(Object) },
      });
      const type = rawBody ? "application/octet-stream" : "application/json";
      if (body) expect(operation.requestBody.content[type].schema).toSatisfy(isDescribed);
      const named = operation.parameters.filter((one: { in: string }) => one.in === "path");
      expect(named).toHaveLength(path.match(/\{/g)?.length ?? 0);
      expect(Boolean(params)).toBe(named.length > 0);
    }
    expect(document.paths["/api/businesses"].get).toMatchObject({
      description: "Administrators only: with pending or status.",
      "x-reserved": [{ use: "with pending or status", access: "admin" }],
    });
    const listed = Object.values(document.paths).flatMap((calls) => Object.keys(calls as object));
    expect(listed).toHaveLength(allRoutes.length);
  });

  test("shows which headers tell how long a list is", async () => {
    const document = await (await landfall.request("GET", "/api/openapi.json")).json();
    const { headers } = document.paths["/api/businesses"].get.responses[200];
    const names = ["X-Total-Count", "X-Total-Capped", "X-Next-After"];
    expect(Object.keys(headers)).toEqual(names);
    for (const { method, path, query } of allRoutes) {
      const asksPages = query instanceof z.ZodObject && "offset" in query.shape;
      const told = document.paths[path][method.toLowerCase()].responses[200]?.headers;
      if (asksPages && path !== "/api/search") expect(told, path).toEqual(headers);
      else expect(told, path).toBeUndefined();
    }
  });

  test("is whole: no undefined, and every reference leads somewhere", async () => {
    const text = await (await landfall.request("GET", "/api/openapi.json")).text();
    expect(text).not.toContain("undefined");
    const document = JSON.parse(text);
    for (const [, place = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = place.split("/").reduce((node, key) => node?.[key], document);
      expect(found, place).toBeDefined();
    }
  });

  test("is read on a page that loads only our own files", async () => {
    const page = await landfall.request("GET", "/api/docs");
    expect(page.headers.get("content-type")).toContain("text/html");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|unsafe-eval|script-src/);
    const html = await page.text();
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);
    expect(files).toHaveLength(3);
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\//);
      const answer = await landfall.request("GET", file);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^text\/(css|javascript)/);
    }
  });
});

describe("failed jobs", () => {
  let admin: BrowserLike;
  const FailedJobs = z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() }));
  const listed = async () => FailedJobs.parse((await admin.get("/api/admin/failed-jobs")).body);

  beforeAll(async () => {
    admin = await browserOf(landfall, await buildAdmin(landfall));
  });

  test("are listed for administrators with their reason, and can be tried again", async () => {
    await landfall.services.jobs.send(landfall.db, Stubborn, { n: 1 });
    await landfall.jobsIdle();
    const [job] = await listed();
    expect(job).toMatchObject({ name: "stubborn", reason: "not today" });
    mayFinish = true;
    const retry = `/api/admin/failed-jobs/stubborn/${job?.id}/retry`;
    expect((await admin.post(retry)).status).toBe(200);
    // A new job wakes the worker; alone, the old one would wait for the next poll.
    await landfall.services.jobs.send(landfall.db, Stubborn, { n: 2 });
    await landfall.jobsIdle();
    expect(await listed()).toEqual([]);
    expect((await admin.post(retry)).status).toBe(404);
  });

  test.each([
    ["of an unknown kind", "nonsense/7aa00f8b-afbb-46ef-91f9-8fd792f5ecd0", 404],
    ["of an unknown number", "stubborn/7aa00f8b-afbb-46ef-91f9-8fd792f5ecd0", 404],
    ["without a number", "stubborn/7", 400],
    ["with a strange name", "a%00b/7aa00f8b-afbb-46ef-91f9-8fd792f5ecd0", 400],
  ])("%s cannot be tried again: %s is %i", async (_which, path, status) => {
    expect((await admin.post(`/api/admin/failed-jobs/${path}/retry`)).status).toBe(status);
  });
});
