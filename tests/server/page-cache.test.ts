import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { reviews } from "#src/db/schema/reviews.server.ts";
import { createMetrics } from "#src/server/operations/metrics.ts";
import { createPageCache } from "#src/server/pages/page-cache/page-cache.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

/** The cache in front of a server, with pages that tell what was rendered when. */
const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
const log = pino({ level: "silent" });

interface Rendering {
  status?: number;
  headers?: Record<string, string>;
  tags?: string[];
  /** Waits before the answer. */
  until?: Promise<unknown>;
}

let renderings: string[] = [];
let serial = 0;
let next: Rendering = {};

async function startSite() {
  const cache = createPageCache({
    connection: database.connection,
    metrics: createMetrics(),
    log,
    async render(address) {
      renderings.push(address);
      serial += 1;
      const number = serial;
      const { status = 200, headers, tags = [], until } = next;
      await until;
      const response = new Response(`<p>rendering ${number} of ${address}</p>`.padEnd(2000), {
        status,
        headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
      });
      return { response, tags: new Set(tags) };
    },
  });
  const server = createServer((request, response) =>
    cache.answer(request, response, () => response.end("rendered for one visitor")),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const site = {
    ask: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      ask(port, path, headers, method),
    async stop() {
      server.close();
      await cache.stop();
    },
  };
  return site;
}

async function ask(port: number, path: string, headers: Record<string, string>, method: string) {
  const request = httpRequest({ port, path, headers, method, host: "127.0.0.1" }).end();
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  const encoding = answer.headers["content-encoding"] as keyof typeof unpack | undefined;
  const text = (encoding && body.length > 0 ? unpack[encoding](body) : body).toString().trim();
  return { status: answer.statusCode, headers: answer.headers, text, length: body.length };
}

const site = await startSite();
const otherProcess = await startSite();
afterAll(async () => {
  await Promise.all([site.stop(), otherProcess.stop()]);
  await pool.end();
  await database.drop();
});

beforeEach(async () => {
  next = {};
  for (const each of [site, otherProcess]) {
    await expect.poll(async () => (await each.ask("/terms")).text).toContain("of /terms");
  }
  await pool.query("select pg_notify('page_changes', '*')");
  await untilQuiet();
  next = {};
});

/** Changes are heard within moments. */
const renewed = (at: typeof site, path: string) =>
  expect.poll(async () => (await at.ask(path)).text, { interval: 5, timeout: 2000 });

describe("a page that many people ask for", () => {
  test("is rendered once, also when they all ask at the same time", async () => {
    const gate = Promise.withResolvers<void>();
    next.until = gate.promise;
    const answers = Array.from({ length: 50 }, () => site.ask("/"));
    await expect.poll(() => renderings).toEqual(["/"]);
    gate.resolve();
    const texts = new Set((await Promise.all(answers)).map(({ text }) => text));
    expect(texts.size).toBe(1);
    expect(texts).toContain((await site.ask("/")).text);
    expect(renderings).toEqual(["/"]);
  });

  test("is sent in the encoding that the visitor takes, with an ETag for each", async () => {
    const etags = new Set<string | undefined>();
    const page = (await site.ask("/")).text;
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["*;q=0.1, br;q=0", "gzip"],
      ["identity", undefined],
      ["x".repeat(5000), undefined],
      ["brotli, gzipped", undefined],
    ] as const) {
      const { headers, text } = await site.ask("/", { "Accept-Encoding": accepted });
      expect(headers["content-encoding"], accepted).toBe(encoding);
      expect(text).toBe(page);
      expect(headers.vary).toBe("Accept-Encoding, Cookie");
      etags.add(headers.etag);
    }
    expect(etags.size).toBe(3);
  });

  test("is 304 for who has it, and has a head without a body", async () => {
    const { headers } = await site.ask("/", { "Accept-Encoding": "br" });
    const known = { "Accept-Encoding": "br", "If-None-Match": `"other", W/${headers.etag}` };
    const again = await site.ask("/", known);
    expect([again.status, again.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(headers.etag);
    const head = await site.ask("/", {}, "HEAD");
    expect([head.status, head.length, head.headers["content-length"]]).toEqual([200, 0, "2000"]);
  });

  test("keeps the headers of its rendering and has a request id of its own", async () => {
    next.headers = { "Content-Security-Policy": "default-src 'self'" };
    const answers = [await site.ask("/"), await site.ask("/")];
    const ids = new Set(answers.map(({ headers }) => headers["x-request-id"]));
    expect(ids.size).toBe(2);
    for (const { headers } of answers) {
      expect(headers["content-security-policy"]).toBe("default-src 'self'");
    }
  });
});

describe("one person's page", () => {
  test.each<Record<string, string>>([
    { Cookie: "landfall-session=abc" },
    { Cookie: "a=b; __Host-landfall-session=abc" },
    { Cookie: "x=1;landfall-anything=2" },
    { Authorization: "Bearer abc" },
  ])("is neither taken from the cache nor put into it: %j", async (headers) => {
    expect((await site.ask("/", headers)).text).toBe("rendered for one visitor");
    expect(renderings).toEqual([]);
    await site.ask("/");
    expect((await site.ask("/", headers)).text).toBe("rendered for one visitor");
  });

  test("cookies of others change nothing", async () => {
    const { text } = await site.ask("/", { Cookie: "_ga=1; theme=dark" });
    expect((await site.ask("/")).text).toBe(text);
  });

  test.each([
    ["sets a cookie", { headers: { "Set-Cookie": "landfall-session=secret" } }],
    ["is no page", { headers: { "Content-Type": "application/json" } }],
    ["failed", { status: 500 }],
  ])("an answer that %s is shown to nobody else", async (_what, rendering) => {
    next = rendering;
    expect((await site.ask("/")).text).toBe("rendered for one visitor");
  });

  test("a missing page is answered, and not kept", async () => {
    next.status = 404;
    expect((await site.ask("/business/999")).status).toBe(404);
    next = {};
    expect((await site.ask("/business/999")).status).toBe(200);
  });

  test.each(["POST", "PUT", "DELETE"])("%s is not the cache's business", async (method) => {
    expect((await site.ask("/", {}, method)).text).toBe("rendered for one visitor");
  });
});

describe("a hostile visitor", () => {
  test("cannot put headers of their own into a page", async () => {
    const evil = {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      "X-Original-URL": "/admin",
      "Accept-Language": "xx",
    };
    const { text } = await site.ask("/", evil);
    expect(text).not.toContain("evil");
    expect((await site.ask("/")).text).toBe(text);
    expect(renderings).toEqual(["/"]);
  });

  test("cannot make many pages of one", async () => {
    for (let n = 0; n < 30; n += 1) await site.ask(`/?x${n}=${n}&utm_source=${n}`);
    await site.ask("/business/7?tab=reviews&a=1");
    await site.ask("/business/7?b=2&tab=reviews");
    await site.ask("/category/marinas?sort=name&view=list");
    await site.ask("/category/marinas?view=list&evil=%00&sort=name");
    expect(renderings).toEqual([
      "/",
      "/business/7?tab=reviews",
      "/category/marinas?sort=name&view=list",
    ]);
  });

  test.each([
    "/category/marinas?q=anything",
    "/category/marinas?city=Annapolis",
    "/category/marinas?sort=evil",
    "/category/marinas?page=51",
    "/category/marinas?sort=name&sort=rating",
    "/business/7?tab=evil",
    "/business/7/",
    "/business/0",
    "/business/7%20",
    "/Business/7",
    "//evil.example",
    "/search?q=crab",
    "/user-dashboard",
    "/api/businesses",
    "http://evil.example/",
  ])("%s is rendered for each visitor", async (path) => {
    expect((await site.ask(path)).text).toBe("rendered for one visitor");
    expect(renderings).toEqual([]);
  });
});

describe("after a change", () => {
  test("of a listing no process shows its old page, and other pages stay", async () => {
    const changed = await buildListing(db, { category: "marinas" });
    await untilQuiet();
    next.tags = ["business:1000000"];
    const other = (await site.ask("/business/1000000")).text;
    next.tags = [`business:${changed.id}`];
    const path = `/business/${changed.id}`;
    const before = [(await site.ask(path)).text, (await otherProcess.ask(path)).text];
    await db.update(businesses).set({ name: "New" }).where(eq(businesses.id, changed.id));
    await renewed(site, path).not.toBe(before[0]);
    await renewed(otherProcess, path).not.toBe(before[1]);
    expect((await site.ask("/business/1000000")).text).toBe(other);
  });

  test.each([
    ["a listing that goes live", "places:hotels", goLive],
    ["a listing that goes away", "category:hotels", goAway],
    ["an approved review", "business:ID", approveReview],
    ["a deleted review", "business:ID", deleteReview],
    ["many listings at once", "business:1000000", changeMany],
  ])("%s renews the pages that show %s", async (_what, tag, change) => {
    const { id, apply } = await change();
    await untilQuiet();
    next.tags = [tag.replace("ID", String(id))];
    const before = (await site.ask("/")).text;
    await apply();
    await renewed(site, "/").not.toBe(before);
  });

  test.each([
    ["opening times were computed anew", { openSpans: "{}" }, "live"],
    ["a pending listing changed", { name: "Other" }, "pending"],
  ] as const)("nothing is rendered again because %s", async (_what, change, status) => {
    const { id } = await buildListing(db, { category: "venues", status });
    await untilQuiet();
    next.tags = [`business:${id}`, "category:venues"];
    const { text } = await site.ask("/");
    await db.update(businesses).set(change).where(eq(businesses.id, id));
    await untilQuiet();
    expect((await site.ask("/")).text).toBe(text);
  });

  test("a rendering that began before it is not kept, and nobody joins it", async () => {
    const gate = Promise.withResolvers<void>();
    next = { until: gate.promise, tags: ["business:5"] };
    const early = site.ask("/");
    await expect.poll(() => renderings).toEqual(["/"]);
    await pool.query("select pg_notify('page_changes', 'business:5')");
    next = { tags: ["business:5"] };
    // Joined by nobody any more: this would wait for the gate.
    await expect.poll(async () => Promise.race([site.ask("/"), sleep(50)])).toBeTruthy();
    const { text } = await site.ask("/");
    gate.resolve();
    expect((await early).text).not.toBe(text);
    expect((await site.ask("/")).text).toBe(text);
    expect(renderings).toEqual(["/", "/"]);
  });

  test("that was rolled back nothing is renewed", async () => {
    const { id } = await buildListing(db);
    await untilQuiet();
    next.tags = [`business:${id}`];
    const { text } = await site.ask("/");
    await db
      .transaction(async (tx) => {
        await tx.update(businesses).set({ name: "Never" }).where(eq(businesses.id, id));
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    await untilQuiet();
    expect((await site.ask("/")).text).toBe(text);
  });
});

test("while changes cannot be heard, nothing comes from the cache", async () => {
  const before = (await site.ask("/")).text;
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'landfall pages' and datname = current_database()",
  );
  await expect.poll(async () => (await site.ask("/")).text).toBe("rendered for one visitor");
  await expect
    .poll(async () => (await site.ask("/")).text, { timeout: 5000 })
    .toMatch(/^<p>rendering/);
  expect((await site.ask("/")).text).not.toBe(before);
});

/** Every notice that was sent before has arrived: the first round may end with one of those. */
async function untilQuiet(): Promise<void> {
  for (const round of [1, 2]) {
    const marker = `marker:${serial}-${round}`;
    const path = `/business/${800_000_000 + serial}`;
    next = { tags: [marker] };
    const before = (await site.ask(path)).text;
    await pool.query("select pg_notify('page_changes', $1)", [marker]);
    await renewed(site, path).not.toBe(before);
  }
  renderings = [];
}

interface Change {
  id: number;
  apply: () => Promise<unknown>;
}

async function goLive(): Promise<Change> {
  const { id } = await buildListing(db, { category: "hotels", status: "pending" });
  const apply = () => db.update(businesses).set({ status: "live" }).where(eq(businesses.id, id));
  return { id, apply };
}

async function goAway(): Promise<Change> {
  const { id } = await buildListing(db, { category: "hotels" });
  return { id, apply: () => db.delete(businesses).where(eq(businesses.id, id)) };
}

async function approveReview(): Promise<Change> {
  const { id, businessId } = await buildReview(db, { isApproved: false });
  const apply = () => db.update(reviews).set({ isApproved: true }).where(eq(reviews.id, id));
  return { id: businessId, apply };
}

async function deleteReview(): Promise<Change> {
  const { id, businessId } = await buildReview(db, { isApproved: true });
  return { id: businessId, apply: () => db.delete(reviews).where(eq(reviews.id, id)) };
}

async function changeMany(): Promise<Change> {
  for (let n = 0; n < 22; n += 1) await buildListing(db);
  return { id: 0, apply: () => db.update(businesses).set({ city: "Elsewhere" }) };
}
