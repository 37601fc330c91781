import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog } from "#src/platform/log.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { SECRET_ADDRESSES } from "#tests/support/secret-addresses.ts";
import { createMetrics } from "../operations/metrics.ts";
import { toErrorResponse } from "./errors.ts";
import { type AppEnv, requestScope } from "./request-scope.ts";

test.each(SECRET_ADDRESSES)("a request for $page is logged without its secret", async (told) => {
  const { address, page, secret } = told;
  let lines = "";
  const log = createLog("info", { write: (line) => (lines += line) });
  const services = { log, site: { isHttps: false } } as Services;
  const app = new Hono<AppEnv>()
    .use(requestScope(services, { trustedProxies: 0, metrics: createMetrics() }))
    .all("*", (c) => c.text("page"));
  await app.request(`http://localhost${address}`);
  expect(lines).not.toContain(secret);
  expect(JSON.parse(lines)).toMatchObject({ method: "GET", path: page, status: 200 });
});

test.each([
  "/booking?token=31.sEcReT",
  "/booking.data?token=31.sEcReT",
  "/api/businesses/7/bookings.ics?token=sEcReT",
  "/api/booking-cancellation",
])("the key in the link %s is in no line of the log, also when the page fails", async (path) => {
  let lines = "";
  const log = createLog("trace", { write: (line) => (lines += line) });
  const services = { log, site: { isHttps: false } } as Services;
  const app = new Hono<AppEnv>()
    .use(requestScope(services, { trustedProxies: 0, metrics: createMetrics() }))
    .onError((error, c) => toErrorResponse(error, { log: c.get("ctx").log, request: c.req.raw }))
    .all("*", () => {
      throw new Error("The database is away");
    });
  const body = JSON.stringify({ token: "31.sEcReT" });
  const headers = { Referer: "http://localhost/booking?token=31.sEcReT" };
  await app.request(`http://localhost${path}`, { headers });
  await app.request(`http://localhost${path}`, { method: "POST", body, headers });
  expect(lines).toContain(path.split("?")[0]);
  expect(lines).toContain("request failed");
  expect(lines).not.toContain("sEcReT");
});
