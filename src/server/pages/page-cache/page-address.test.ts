import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

test("a page whose conditions a plain form wrote is not taken for the page without them", () => {
  expect(pageAddress("/category/marinas?facts.dockDepth=8")).toBeNull();
  expect(pageAddress("/category/marinas?amenities=Wifi&amenities=Showers")).toBeNull();
  expect(pageAddress("/categories?q=marina")).toBeNull();
  expect(pageAddress("/category/marinas?priceRange=")).toBeNull();
  expect(pageAddress("/category/marinas?utm_source=mail")).toBe("/category/marinas");
});
