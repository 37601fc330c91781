import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

test("a page whose conditions a plain form wrote is not taken for the page without them", () => {
  expect(pageKey("/category/marinas?facts.dockDepth=8")).toBeNull();
  expect(pageKey("/category/marinas?amenities=Wifi&amenities=Showers")).toBeNull();
  expect(pageKey("/categories?q=marina")).toBeNull();
  expect(pageKey("/category/marinas?priceRange=")).toBeNull();
  expect(pageKey("/category/marinas?utm_source=mail")).toBe("/category/marinas");
});
