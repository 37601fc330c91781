import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog } from "#src/platform/log.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { SECRET_ADDRESSES } from "#tests/support/secret-addresses.ts";
import { createMetrics } from "../operations/metrics.ts";
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
