import { afterAll, expect, test } from "vitest";
import {
  COMMUNITY_ROUTES,
  DIRECTORY_ROUTES,
  listed,
  type PageRoute,
} from "#tests/support/page-routes.ts";
import type { ShownPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());
const { baseUrl } = site.services.site;

const [business] = await (await site.request("GET", "/api/businesses?limit=1")).json();
const listing = `/business/${business.id}`;
const directoryRoutes = [...DIRECTORY_ROUTES, listed(listing)];
const allRoutes = [...directoryRoutes, ...COMMUNITY_ROUTES];

const pages = new Map<string, Promise<ShownPage>>();
/** Each address is rendered once for all of these tests. */
function pageAt(path: string): Promise<ShownPage> {
  const page = pages.get(path) ?? site.page(path);
  pages.set(path, page);
  return page;
}

async function checkHeadings(routes: readonly PageRoute[]): Promise<void> {
  for (const { path, status } of routes) {
    const page = await pageAt(path);
    expect.soft(page.status, path).toBe(status);
    const headings = page.findAll("h1").map((heading) => heading.textContent);
    expect.soft(headings, path).toEqual([expect.stringMatching(/\w/)]);
    expect.soft(page.findAll("main"), path).toHaveLength(1);
  }
}

test("every directory page answers with its status and one heading", () =>
  checkHeadings(directoryRoutes));

test("every community page answers with its status and one heading", () =>
  checkHeadings(COMMUNITY_ROUTES));

test("every part of a page stands in its place, also where no script moves it there", async () => {
  const tabs = ["reviews", "photos"].map((tab) => `${listing}?tab=${tab}`);
  for (const path of [...allRoutes.map((route) => route.path), ...tabs]) {
    const { html } = await pageAt(path);
    expect.soft(html, path).not.toMatch(/<div hidden[^>]* id="S:|<template id="B:/);
  }
});

test("the assistant is on every page, also where there is none, and answers without scripts", async () => {
  for (const { path } of allRoutes) {
    const [link] = (await pageAt(path)).findAll('body aside > a[href="/assistant"]');
    expect.soft(link?.getAttribute("aria-label"), path).toBe("Ask the marine assistant");
  }
  const sent = await site.ask("/assistant", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: baseUrl },
    body: new URLSearchParams({
      message: "phone number of Two Bells Raw Bar",
      conversationId: "",
    }).toString(),
    redirect: "manual",
  });
  expect(sent.status).toBe(303);
  const answered = await site.page(sent.headers.get("location") ?? "");
  expect(answered.getByRole("region", { name: "Answer" }).textContent).toMatch(
    /Two Bells Raw Bar.*Phone \(/,
  );
});

interface SiteSearch {
  potentialAction?: { target: { urlTemplate: string } };
}

const searchTemplateOf = ({ jsonLd }: ShownPage): string | undefined =>
  (jsonLd.find((data) => data["@type"] === "WebSite") as SiteSearch | undefined)?.potentialAction
    ?.target.urlTemplate;

test("every page has its own title, a description, keywords, robots and site search", async () => {
  const pathOfTitle = new Map<string, string>();
  for (const { path, status, isListed } of allRoutes) {
    const page = await pageAt(path);
    const { title, meta } = page;
    expect.soft(title, path).toMatch(/Landfall/);
    if (status === 200) {
      const [pathname = ""] = path.split("?");
      expect.soft(pathOfTitle.get(title) ?? pathname, `title "${title}"`).toBe(pathname);
      pathOfTitle.set(title, pathname);
    }
    expect.soft(meta.description, path).toMatch(/\w.{20,}/);
    expect.soft(meta.keywords, path).toContain("waterfront");
    expect.soft(meta.robots, path).toBe(isListed ? "index, follow" : "noindex, follow");
    expect.soft(searchTemplateOf(page), path).toMatch(/\/search\?q=\{search_term_string\}$/);
  }
});

test("every page that exists names its canonical address", async () => {
  for (const { path, status } of allRoutes) {
    const [pathname = ""] = path.split("?");
    const { canonicals } = await site.page(`${pathname}?utm_source=elsewhere`);
    const own = new URL(pathname, baseUrl).href;
    expect.soft(canonicals, path).toEqual(status === 200 ? [own] : []);
  }
});

test("an unknown address answers 404 with a page that leads on", async () => {
  for (const path of [
    "/no-such-page",
    "/no/such/harbour",
    "/events/5/nothing",
    "/login/nothing",
    "/.env",
    "/%E0%A4%a",
  ]) {
    const page = await site.page(path);
    expect.soft(page.status, path).toBe(404);
    expect.soft(page.getByRole("heading", { level: 1 }).textContent, path).toContain("404");
    const home = page.getByRole("link", { name: "Back to Home" });
    expect.soft(home.getAttribute("href"), path).toBe("/");
  }
});

test("no link of the header and the footer is dead", async () => {
  const home = await pageAt("/");
  // Those to other sites are the operator's own.
  const links = home.findAll('header a[href^="/"], footer a[href^="/"]');
  const addresses = new Set(links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.size).toBeGreaterThan(15);
  for (const address of addresses) {
    expect.soft((await pageAt(address)).status, address).toBe(200);
  }
});

test("every page has an Open Graph image that can be fetched", async () => {
  const images = new Set<string>();
  for (const { path } of allRoutes) {
    const { meta } = await pageAt(path);
    expect.soft(meta["twitter:card"], path).toBe("summary_large_image");
    expect.soft(meta["og:image:alt"], path).toMatch(/\w/);
    images.add(meta["og:image"] ?? `none on ${path}`);
  }
  expect(images.size).toBeGreaterThan(4);
  for (const image of images) {
    const answer = await site.ask(image);
    expect.soft(answer.status, image).toBe(200);
    expect.soft(answer.headers.get("content-type"), image).toBe("image/png");
  }
});

test("a filtered or searched list is not for search engines; order, layout and length are", async () => {
  for (const [query, robots] of [
    ["", "index, follow"],
    ["?sort=name&view=list", "index, follow"],
    ["?page=2", "index, follow"],
    ["?utm_source=elsewhere", "index, follow"],
    ["?minRating=4", "noindex, follow"],
    ["?city=Annapolis&sort=name", "noindex, follow"],
    ["?q=fuel", "noindex, follow"],
  ] as const) {
    const { meta, canonicals } = await pageAt(`/category/marinas${query}`);
    expect.soft(meta.robots, query).toBe(robots);
    expect.soft(canonicals, query).toEqual([`${baseUrl}/category/marinas`]);
  }
  const empty = await site.page("/location?location=Nowhere+at+all");
  expect(empty.meta.robots).toBe("noindex, follow");
});

test("a business page carries LocalBusiness, its rating as shown, and its breadcrumbs", async () => {
  const answer = await site.request("GET", "/api/businesses?category=marinas&limit=5");
  const marinas = (await answer.json()) as (typeof business)[];
  const rated = marinas.find(({ reviewCount }) => reviewCount > 0);
  const page = await pageAt(`/business/${rated.id}`);
  expect(page.jsonLd.find((data) => data["@type"] === "LocalBusiness")).toMatchObject({
    name: rated.name,
    telephone: rated.phone,
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rated.averageRating,
      reviewCount: rated.reviewCount,
    },
  });
  const shown = `${rated.averageRating} from ${rated.reviewCount}`;
  expect(page.getByRole("heading", { level: 1 }).closest("header")?.textContent).toContain(shown);
  const crumbs = page.jsonLd.find((data) => data["@type"] === "BreadcrumbList")
    ?.itemListElement as { name: string }[];
  expect(crumbs.map(({ name }) => name)).toEqual(["Home", "Marinas", rated.name]);
});

test("names and texts of the listings are in the page", async () => {
  const query = "category=marinas&limit=1&sort=rating";
  const [best] = await (await site.request("GET", `/api/businesses?${query}`)).json();
  const articlesOf = async (path: string) => (await pageAt(path)).getAllByRole("article").length;
  expect(await articlesOf("/category/marinas")).toBeGreaterThan(5);
  const page = await pageAt(`/business/${best.id}`);
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe(best.name);
  expect(page.text).toContain(best.description.slice(0, 60));
  expect(await articlesOf("/location?city=Annapolis&state=MD")).toBeGreaterThan(5);
  expect(await articlesOf("/")).toBe(6);
});

test("the prompt of /achievements leads to /login, and nothing anywhere is still to come", async () => {
  const [prompt] = (await pageAt("/achievements")).findAll("main a[href='/api/login']");
  expect(prompt?.textContent).toBe("Sign In");
  const answer = await site.ask("/api/login");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toMatch(/^\/login/);
  for (const { path } of allRoutes)
    expect.soft((await pageAt(path)).html, path).not.toMatch(/coming soon/i);
});

test("site-search data leads to a search that works", async () => {
  const template = searchTemplateOf(await pageAt("/"));
  const found = await site.page(String(template).replace("{search_term_string}", "crab"));
  expect(found.getAllByRole("article").length).toBeGreaterThan(0);
});

test("on every page, forms and buttons are safe before the scripts are there", async () => {
  const taken = new Map<string, boolean>();
  const paths = allRoutes.map(({ path }) => path);
  for (const path of [...paths, `${listing}?tab=reviews`, `${listing}?tab=photos`]) {
    const page = await pageAt(path);
    const forms = page.findAll("form") as HTMLFormElement[];
    expect.soft(forms.filter((form) => !isSafe(form)).map(opening), path).toEqual([]);
    const buttons = page.findAll("button") as HTMLButtonElement[];
    expect.soft(buttons.filter((button) => !isAlive(button)).map(opening), path).toEqual([]);
    const scripts = page.findAll("head script").map((script) => script.textContent ?? "");
    expect.soft(scripts.join(), path).toContain("landfallTaps");
    for (const form of forms.filter((each) => methodOf(each) === "post")) {
      const action = form.getAttribute("action") ?? "";
      if (!taken.has(action)) taken.set(action, await isTaken(action));
      expect.soft(taken.get(action), `a form of ${path} is sent to ${action}`).toBe(true);
    }
  }
  expect(taken.size).toBeGreaterThan(3);
});

const opening = (element: Element) => element.outerHTML.slice(0, 200);
const methodOf = (form: Element) => form.getAttribute("method") ?? "none";

/** Sent to the server, or to nowhere: never with its words into this page's own address. */
function isSafe(form: HTMLFormElement): boolean {
  if (methodOf(form) === "dialog") return true;
  // The slider has a hidden one of its own, which sends nothing. The picker that a button opens is out of
  // reach without scripts, where a plain one with a name stands in its place.
  const fields = form.querySelectorAll(
    'input:not([style="display:none"], [type="file"][tabindex="-1"]), select, textarea',
  );
  return (
    ["get", "post"].includes(methodOf(form)) &&
    (form.getAttribute("action") ?? "").startsWith("/") &&
    [...fields].every((field) => field.hasAttribute("name"))
  );
}

/** Opens by itself, is remembered, or sends a form; and none is dead from the start. */
const isAlive = (button: HTMLButtonElement): boolean =>
  button.getAttribute("type") === "button" || (button.type === "submit" && button.form !== null);

/** The server refuses an empty form by what it lacks, not by its method. */
async function isTaken(action: string): Promise<boolean> {
  const answer = await site.ask(action, {
    method: "POST",
    headers: { Origin: baseUrl, "Content-Type": "application/x-www-form-urlencoded" },
    body: "",
  });
  return answer.status === 400;
}
