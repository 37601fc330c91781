import { expect, test } from "vitest";
import type { CachedPage } from "./cached-page.ts";
import { createPageStore } from "./page-store.ts";

function storeAt({ maxBytes = 1 << 20 } = {}) {
  const clock = { now: 0 };
  const renderings: string[] = [];
  const failures: unknown[] = [];
  const site = { fails: false };
  const store = createPageStore({
    maxBytes,
    now: () => clock.now,
    onError: (error) => failures.push(error),
    async render(address) {
      renderings.push(address);
      if (site.fails) throw new Error("no database");
      const response = new Response(`${address} ${renderings.length}`, {
        headers: { "Content-Type": "text/html" },
      });
      return { response, tags: new Set(["some"]) };
    },
  });
  const read = async (address: string) => textOf(await store.find(address));
  return { clock, renderings, failures, site, store, read };
}

const textOf = (page: CachedPage | null) => page?.html.toString();

test("a page is fresh for 15 s, then shown while it is renewed, and not shown after 135 s", async () => {
  const { clock, renderings, read } = storeAt();
  expect(await read("/")).toBe("/ 1");
  clock.now = 15_000;
  expect(await read("/")).toBe("/ 1");
  expect(renderings).toHaveLength(1);
  clock.now = 15_001;
  expect(await read("/")).toBe("/ 1");
  await expect.poll(() => read("/")).toBe("/ 2");
  clock.now += 135_001;
  expect(await read("/")).toBe("/ 3");
});

test("a page that cannot be renewed is shown until it is too old, and the failure is told", async () => {
  const { clock, failures, site, read } = storeAt();
  await read("/");
  site.fails = true;
  clock.now = 60_000;
  expect(await read("/")).toBe("/ 1");
  await expect.poll(() => failures).toHaveLength(1);
  clock.now = 135_001;
  await expect(read("/")).rejects.toThrow("no database");
});

test("memory is bounded by bytes: the page that was asked for longest ago goes first", async () => {
  const { renderings, read } = storeAt({ maxBytes: 64 << 10 });
  await read("/");
  for (let n = 1; n <= 100; n += 1) {
    await read(`/business/${n}`);
    await read("/");
  }
  expect(renderings.filter((address) => address === "/")).toHaveLength(1);
  await read("/business/1");
  expect(renderings.filter((address) => address === "/business/1")).toHaveLength(2);
});
