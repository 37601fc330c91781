import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type BrowserLike, browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall({ baseUrl: "http://localhost:3000" });
afterAll(() => landfall.stop());

let browser: BrowserLike;
beforeEach(async () => {
  browser = await browserOf(landfall, await buildPerson(landfall, { firstName: "Nell" }));
});

const rename = (headers: Record<string, string>) =>
  browser.put("/api/user/profile", { firstName: "Changed" }, { headers, fromOwnPages: false });
const firstName = async () => (await browser.get("/api/auth/user")).body as { firstName: string };

describe("a changing call", () => {
  test.each<Record<string, string>>([
    { "X-Requested-With": "XMLHttpRequest" },
    { "Sec-Fetch-Site": "same-origin" },
    { Origin: "http://localhost:3000" },
    { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" },
    { Origin: "http://127.0.0.1:3000", "Sec-Fetch-Site": "same-origin" },
  ])("from our own pages is done: %j", async (headers) => {
    expect((await rename(headers)).status).toBe(200);
    expect(await firstName()).toMatchObject({ firstName: "Changed" });
  });

  test.each<Record<string, string>>([
    {},
    { Origin: "https://evil.example" },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    { Origin: "null" },
    { Origin: "" },
    { Origin: "http://localhost" },
    { Origin: "https://localhost:3000" },
    { Origin: "http://localhost:30000" },
    { Origin: "http://localhost:3000.evil.example" },
    { Origin: "http://localhost:3000, https://evil.example" },
    { Referer: "http://localhost:3000/" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "none" },
    { "X-Requested-With": "fetch" },
    { "X-Requested-With": "" },
    { Host: "localhost:3000", "X-Forwarded-Host": "localhost:3000" },
  ])("from anywhere else is refused and changes nothing: %j", async (headers) => {
    expect(await rename(headers)).toMatchObject({ status: 403, body: { code: "cross_site" } });
    expect(await firstName()).toMatchObject({ firstName: "Nell" });
  });

  test("from another site is refused before anyone looks who is asking", async () => {
    const answer = await landfall.request("PUT", "/api/user/profile", { fromOwnPages: false });
    expect(answer.status).toBe(403);
  });

  test("from another site sends no mail and counts for no limit", async () => {
    const body = { email: "victim@example.com", firstName: "Ada" };
    const address = "203.0.113.1";
    for (let n = 0; n < 70; n++) {
      await landfall.request("POST", "/api/login", { body, address, fromOwnPages: false });
    }
    await landfall.jobsIdle();
    expect(landfall.mails).toEqual([]);
    expect((await landfall.request("POST", "/api/login", { body, address })).status).toBe(200);
  });
});

test("no other site is ever allowed to ask first", async () => {
  const answer = await landfall.request("OPTIONS", "/api/user/profile", {
    fromOwnPages: false,
    headers: {
      Origin: "https://evil.example",
      "Access-Control-Request-Method": "PUT",
      "Access-Control-Request-Headers": "x-requested-with",
    },
  });
  expect(answer.status).toBe(404);
  const allowing = [...answer.headers.keys()].filter((name) => name.startsWith("access-control"));
  expect(allowing).toEqual([]);
});

test("reading needs no such header", async () => {
  const headers = { "Sec-Fetch-Site": "cross-site" };
  const answer = await browser.get("/api/auth/user", { headers, fromOwnPages: false });
  expect(answer.status).toBe(200);
});
