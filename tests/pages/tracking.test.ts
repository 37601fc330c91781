import { within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

test("each page that is opened is reported once by its path, and what people do with a listing", async () => {
  const page = await site.open("/location?city=Annapolis&state=MD", {
    prepare: ({ navigator }) =>
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} } }),
  });
  const all = () => page.network.sent("/api/track") as { eventType: string }[];
  const isAppearance = ({ eventType }: { eventType: string }) => eventType === "search_appearance";
  const events = () => all().filter((event) => !isAppearance(event));
  const until = (...expected: unknown[]) =>
    page.until(() => expect(events().slice(1)).toEqual(expected));
  await page.until(() => expect(events()).toEqual([{ eventType: "page_view", path: "/location" }]));
  const links = page.findAll("article a") as HTMLAnchorElement[];
  const idOf = (link: HTMLAnchorElement) => Number(link.getAttribute("href")?.split("/").at(-1));
  const businessIds = [...new Set(links.map(idOf))];
  const appearance = { eventType: "search_appearance", businessIds };
  await page.until(() => expect(all().filter(isAppearance)).toEqual([appearance]));
  const link = links[0] as HTMLAnchorElement;
  const pathname = link.getAttribute("href") ?? "";
  const businessId = idOf(link);
  page.click(link);
  await page.until(() => expect(page.path()).toBe(pathname));
  const referrer = `${page.window.location.origin}/location`;
  const view = { eventType: "page_view", path: pathname, referrer };
  page.click(await page.findByRole("tab", { name: /^Reviews/ }));
  await page.until(() => expect(page.path()).toContain("tab=reviews"));
  await until(view);
  const header = page.getByRole("heading", { level: 1 }).closest("header") as HTMLElement;
  page.click(within(header).getByRole("button", { name: "Share" }));
  page.click(await page.findByRole("menuitem", { name: "Copy Link" }));
  const share = { platform: "copy", type: "business", itemId: businessId };
  await until(view, { eventType: "social_share", ...share });
  page.click(page.getByRole("link", { name: "Get Directions" }));
  await until(
    view,
    { eventType: "social_share", ...share },
    { eventType: "directions", businessId },
  );
  expect(all().filter(isAppearance)).toHaveLength(1);
  expect(page.document.cookie).toBe("");
  expect((await site.ask(pathname)).headers.getSetCookie()).toEqual([]);
});

test("a tap on Directions and Call in the bar under the thumb is reported", async () => {
  const { id, phone } = await buildListing(site.db);
  const page = await site.open(`/business/${id}`, { width: 390 });
  const bar = within(page.find("[data-bottom-bar]"));
  const contacts = () => page.network.sent("/api/track").slice(1);
  await page.until(() => expect(page.network.sent("/api/track")).toHaveLength(1));
  page.click(bar.getByRole("link", { name: "Directions" }));
  const directions = { eventType: "directions", businessId: id };
  await page.until(() => expect(contacts()).toEqual([directions]));
  const call = bar.getByRole("link", { name: "Call" });
  expect(call.getAttribute("href")).toBe(`tel:${phone.replaceAll(/\D/g, "")}`);
  page.click(call);
  await page.until(() =>
    expect(contacts()).toEqual([directions, { eventType: "call", businessId: id }]),
  );
});

test("nothing is reported for someone who does not want to be counted", async () => {
  const page = await site.open("/categories", {
    prepare: ({ navigator }) =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  });
  let isIdle = false;
  page.click(page.getByRole("link", { name: "Landfall" }));
  await page.findByRole("heading", { level: 1, name: "Life on the water's edge" });
  page.window.setTimeout(() => {
    isIdle = true;
  }, 2500);
  await page.until(() => expect(isIdle).toBe(true));
  expect(page.network.calls.join()).not.toContain("/api/track");
});
