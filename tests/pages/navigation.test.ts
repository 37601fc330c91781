import { within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import type { ShownPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

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
