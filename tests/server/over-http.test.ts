import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, describe, expect, test } from "vitest";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const proxied = await startTestLandfall({ trustedProxies: 1, database: landfall.database });

async function serve({ fetch }: TestLandfall) {
  const server = createServer(getRequestListener(fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const url = await serve(landfall);
const proxiedUrl = await serve(proxied);
afterAll(async () => {
  await proxied.stop();
  await landfall.stop();
});

const ownPages = { "X-Requested-With": "XMLHttpRequest", "Content-Type": "application/json" };

describe("a body on the wire", () => {
  test("that is sent in pieces and too large is 413, before it has ended", async () => {
    const request = httpRequest(`${url}/api/login`, { method: "POST", headers: ownPages });
    request.on("error", () => undefined);
    const piece = " ".repeat(16 * 1024);
    const feeding = setInterval(() => request.write(piece), 1);
    const [answer] = await once(request, "response");
    clearInterval(feeding);
    expect(answer.statusCode).toBe(413);
    request.destroy();
  });

  test("that is sent in pieces and small enough is read", async () => {
    const request = httpRequest(`${url}/api/login`, { method: "POST", headers: ownPages });
    request.write('{"email":');
    setTimeout(() => request.end('"a@b.example"}'), 20);
    const [answer] = await once(request, "response");
    answer.resume();
    expect(answer.statusCode).toBe(200);
  });
});

describe("an answer on the wire", () => {
  test("is compressed for those who can read it", async () => {
    const answer = await fetch(`${url}/api/openapi.json`, {
      headers: { "Accept-Encoding": "gzip" },
    });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect(await answer.json()).toHaveProperty("openapi");
  });

  test("that has not changed is 304", async () => {
    const first = await fetch(`${url}/api/openapi.json`);
    await first.arrayBuffer();
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    const second = await fetch(`${url}/api/openapi.json`, { headers });
    expect(second.status).toBe(304);
    expect(second.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.runIf(process.platform !== "win32")(
    "that nobody waits for leaves no file open",
    async () => {
      await landfall.services.storage.put("avatars/large.webp", Buffer.alloc(20_000_000));
      const countOpen = async () => (await readdir("/dev/fd")).length;
      const before = await countOpen();
      for (let n = 0; n < 15; n++) {
        const request = httpRequest(`${url}/media/avatars/large.webp`).end();
        const [answer] = await once(request, "response");
        answer.on("error", () => undefined);
        answer.destroy();
      }
      await expect.poll(countOpen, { timeout: 15_000 }).toBeLessThan(before + 8);
    },
  );
});

describe("the visitor's address", () => {
  const metricsFrom = async (headers: Record<string, string>) =>
    (await fetch(`${url}/metrics`, { headers })).status;

  /** Sixty calls a minute are allowed. */
  async function statusesOfHundredCalls(at: string, forwardedFor: (n: number) => string) {
    const calls = Array.from({ length: 100 }, async (_, n) => {
      const headers = { ...ownPages, "X-Forwarded-For": forwardedFor(n) };
      const body = '{"email":"a@b.example"}';
      return (await fetch(`${at}/api/login`, { method: "POST", headers, body })).status;
    });
    return new Set(await Promise.all(calls));
  }

  test("is that of the socket: a process on this machine reads the metrics", async () => {
    expect(await metricsFrom({})).toBe(200);
    expect(await metricsFrom({ "X-Forwarded-For": "127.0.0.1" })).toBe(404);
  });

  test("without a trusted proxy cannot be made up", async () => {
    expect(await statusesOfHundredCalls(url, (n) => `203.0.113.${n}`)).toContain(429);
  });

  test("with one trusted proxy is what that proxy saw, whatever the visitor claims", async () => {
    const claim = (n: number) => `10.0.0.${n}, 198.51.100.7`;
    expect(await statusesOfHundredCalls(proxiedUrl, claim)).toContain(429);
    const others = (n: number) => `198.51.100.${n + 10}`;
    expect(await statusesOfHundredCalls(proxiedUrl, others)).toEqual(new Set([200]));
  });
});
