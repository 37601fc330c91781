import { expect, it } from "vitest";
import { currentSection } from "#src/web/layout/current-section.ts";
import { EXPLORE_LINKS, TAKE_PART_LINKS } from "#src/web/layout/site-links.ts";

const HREFS = [...EXPLORE_LINKS, ...TAKE_PART_LINKS].map((link) => link.href);

it.each([
  ["/", "/"],
  ["/events", "/events"],
  ["/events/", "/events"],
  ["/events/5", "/events"],
  ["/events/5/attendees", "/events"],
  ["/eventscape", null],
  ["/categories", "/categories"],
  ["/category/marinas", null],
  ["/business/7", null],
  ["/reviews", "/reviews"],
  ["/add-business", "/add-business"],
  ["/marine-life-ar", "/marine-life-ar"],
])("on %s the current section is %s", (pathname, section) => {
  expect(currentSection(pathname, HREFS)).toBe(section);
});

it("prefers the longer of two prefixes", () => {
  expect(currentSection("/events/new/draft", ["/events", "/events/new"])).toBe("/events/new");
});
