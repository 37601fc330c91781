import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { allRoutes } from "#src/server/routes.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const lines: { level: number; status?: number; msg: string }[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const failing = route({
  method: "POST",
  path: "/api/failing",
  summary: "Fails after it has read all",
  access: "public",
  rateLimit: { name: "failing", calls: 100, seconds: 60 },
  body: z.object({}),
  answer: z.never(),
  handler: async () => {
    throw new Error("ours");
  },
});
const landfall = await startTestLandfall({ log, routes: [...allRoutes, failing] });
const server = createServer(getRequestListener(landfall.fetch)).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.close();
  await landfall.stop();
});

const WARNING = 40;

const SENDINGS: [string, string, string][] = [
  ["a form", "/api/support", "application/json"],
  ["a picture", "/api/media?kind=image", "image/jpeg"],
];

test.each(SENDINGS)(
  "whoever goes away while sending %s is no error of ours",
  async (...sending) => {
    const [, path, type] = sending;
    lines.length = 0;
    const request = httpRequest(url + path, {
      method: "POST",
      headers: {
        "X-Requested-With": "XMLHttpRequest",
        "Content-Type": type,
        "Content-Length": "90000",
      },
    });
    request.on("error", () => undefined);
    request.write("{".repeat(40_000));
    await sleep(100);
    request.destroy();
    await expect.poll(() => lines.map(({ status }) => status), { timeout: 10_000 }).toContain(499);
    expect(lines.filter(({ level }) => level >= WARNING)).toEqual([]);
  },
);

test("whoever waits for the answer to a whole request hears of our errors", async () => {
  lines.length = 0;
  const answer = await fetch(`${url}/api/failing`, {
    method: "POST",
    headers: { "X-Requested-With": "XMLHttpRequest", "Content-Type": "application/json" },
    body: "{}",
  });
  expect(answer.status).toBe(500);
  expect(lines.filter(({ level }) => level > WARNING)).toHaveLength(1);
});
