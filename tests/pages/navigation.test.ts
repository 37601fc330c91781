import { readFile } from "node:fs/promises";
import { fireEvent, within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { SECRET_ADDRESSES } from "#tests/support/secret-addresses.ts";
import type { ShownPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());
const member = await buildPerson(site);

const SECTIONS = [
  ["Home", "/"],
  ["Categories", "/categories"],
  ["Events", "/events"],
  ["Achievements", "/achievements"],
  ["Travel AI", "/ai-recommendations"],
  ["Marine ID", "/marine-life-ar"],
  ["Community", "/community-tracking"],
  ["Advertise", "/advertise"],
  ["Write Review", "/reviews"],
  ["Add Business", "/add-business"],
];

/** Of the bar, and of the slide-out menu that takes its place on a phone. */
function linksOf(page: ShownPage): HTMLElement[][] {
  const [bar = page.document.body] = page.getAllByRole("banner");
  const places = [bar, page.find("#site-menu")];
  return places.map((place) => {
    const main = within(place).getAllByRole("navigation", { name: "Main", hidden: true }).at(-1);
    return [...(main?.querySelectorAll("a") ?? [])];
  });
}

test("the header has every link of the site", async () => {
  for (const links of linksOf(await site.page("/"))) {
    const shown = links.map((link) => [link.textContent, link.getAttribute("href")]);
    expect(shown).toEqual(SECTIONS);
  }
});

test("the current section is marked by the beginning of the path", async () => {
  for (const [path, section] of [
    ["/events/5", "Events"],
    ["/events", "Events"],
    ["/", "Home"],
  ] as const) {
    for (const links of linksOf(await site.page(path))) {
      const current = links.filter((link) => link.getAttribute("aria-current") === "page");
      expect(current.map((link) => link.textContent)).toEqual([section]);
    }
  }
});

test("someone signed in has an account menu with Dashboard, Add Business and Log out", async () => {
  const viewer = await buildPerson(site, { firstName: "Nell" });
  const page = await site.open("/", { viewer });
  page.click(await page.findByRole("button", { name: "Account menu" }));
  const menu = within(await page.findByRole("menu"));
  const items = await menu.findAllByRole("menuitem");
  menu.getByText(new RegExp(viewer.email));
  expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
    ["Dashboard", "/user-dashboard"],
    ["Add Business", "/add-business"],
    ["Log out", "/api/logout"],
  ]);
  const logOut = items.at(-1) as HTMLElement;
  for (const act of [fireEvent.pointerOver, fireEvent.mouseOver, fireEvent.focusIn]) act(logOut);
  await page.until(() => expect(page.network.calls.join()).toContain("/api/track"));
  expect(page.network.calls.join()).not.toContain("/api/logout");
});

test("who is signed in is not asked again from page to page", async () => {
  const page = await site.open("/", { viewer: await buildPerson(site) });
  await page.findByRole("button", { name: "Account menu" });
  for (const [label = "", href = ""] of SECTIONS.slice(1, 4)) {
    const [bar = page.document.body] = page.getAllByRole("banner");
    page.click(within(bar).getByRole("link", { name: label }));
    await page.until(() => expect(page.path()).toBe(href));
    await page.findByRole("button", { name: "Account menu" });
  }
  const asked = page.network.calls.filter((call) => call === "GET /api/auth/user");
  expect(asked.length).toBeLessThanOrEqual(1);
});

test("without its picture the logo is text", async () => {
  const page = await site.open("/categories", {
    // Pictures are never loaded here: without this, one is taken for failed as soon as the page is alive.
    prepare: (window) =>
      Object.defineProperty(window.HTMLImageElement.prototype, "complete", { get: () => false }),
  });
  const [bar = page.document.body] = page.getAllByRole("banner");
  const logo = within(bar).getByRole("link", { name: "Landfall" });
  fireEvent.error(within(logo).getByRole("img"));
  await page.until(() => expect(logo.textContent).toBe("Landfall"));
  expect(within(logo).queryByRole("img")).toBeNull();
  page.click(logo);
  await page.until(() => expect(page.path()).toBe("/"));
});

test("the light can be chosen in the header too", async () => {
  const page = await site.open("/");
  const [bar = page.document.body] = page.getAllByRole("banner");
  page.click(within(bar).getByRole("radio", { name: "Dusk" }));
  await page.until(() => expect(page.document.documentElement.dataset.light).toBe("dusk"));
});

test("where storage is blocked the light lasts for the page and nothing breaks", async () => {
  const page = await site.open("/", {
    prepare: (window) =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
  });
  const { dataset } = page.document.documentElement;
  const footer = within(page.getByRole("contentinfo"));
  expect(dataset.light).toBeUndefined();
  page.click(footer.getByRole("radio", { name: "Night" }));
  await page.until(() => expect(dataset.light).toBe("night"));
  page.click(footer.getByRole("link", { name: "Privacy" }));
  await page.findByRole("heading", { level: 1, name: "Privacy" });
  expect(dataset.light).toBe("night");
});

test.each(SECRET_ADDRESSES)(
  "nothing keeps a copy of $page, which opens by a link",
  async (told) => {
    for (const Cookie of ["", (await browserOf(site, member)).cookie]) {
      const answer = await site.ask(told.address, { headers: { Cookie } });
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      await answer.text();
    }
  },
);

test("the site can be installed", async () => {
  const { find } = await site.page("/");
  const answer = await site.ask(find('link[rel="manifest"]').getAttribute("href") ?? "");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: "Landfall", display: "standalone", start_url: "/" });
  for (const { src, sizes } of manifest.icons) {
    const icon = await site.ask(src);
    expect(icon.headers.get("content-type"), src).toBe("image/png");
    const [width] = sizes.split("x");
    expect(Buffer.from(await icon.arrayBuffer()).readUInt32BE(16), src).toBe(Number(width));
  }
  const worker = await site.ask("/sw.js");
  expect(worker.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
});

test("the worker keeps every script that a listing's page needs without a signal", async () => {
  const worker = await (await site.ask("/sw.js")).text();
  const shell: string[] = JSON.parse(/^const SHELL = (.+);$/m.exec(worker)?.[1] ?? "[]");
  const source = await readFile("src/web/business-parts.ts", "utf8");
  const parts = [...source.matchAll(/ import\(\s*"[^"]*?([\w-]+)\.tsx"/g)].map(([, name]) => name);
  expect(parts).toContain("tide-card");
  for (const name of ["manifest", "entry.client", "root", "business", ...parts]) {
    const files = shell.filter((path) => path.startsWith(`/assets/${name}-`));
    expect(files.length, name).toBeGreaterThan(0);
  }
  for (const path of shell) expect((await site.ask(path)).status, path).toBe(200);
});
