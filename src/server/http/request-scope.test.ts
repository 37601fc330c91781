import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog } from "#src/platform/log.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { createMetrics } from "../operations/metrics.ts";
import { type AppEnv, requestScope } from "./request-scope.ts";

test("a request is logged without what is sealed in its address", async () => {
  let lines = "";
  const log = createLog("info", { write: (line) => (lines += line) });
  const services = { log, site: { isHttps: false } } as Services;
  const app = new Hono<AppEnv>()
    .use(requestScope(services, { trustedProxies: 0, metrics: createMetrics() }))
    .all("*", (c) => c.text("page"));
  await app.request(`http://localhost/sandbox-portal/${"6f".repeat(200)}`);
  expect(lines).not.toContain("6f6f6f");
  expect(JSON.parse(lines)).toMatchObject({ method: "GET", path: "/sandbox-portal", status: 200 });
});
