import { expect, test } from "vitest";
import { readArea, writeArea } from "./area-contract.ts";
import { readCursor, writeCursor } from "./cursor-contract.ts";
import { conditionsOf, pagesOf, searchElsewhere, tidyQuery } from "./query-rules.ts";

const HERE = { latitude: "38.97", longitude: "-76.48", radius: "10", sort: "distance" };

test("Near me and Search this area keep words, filters and sort, and take another place", () => {
  const address = new URLSearchParams(
    "q=crab&category=restaurants&priceRange=$$&amenities=WiFi&openNow=true&sort=rating&city=Miami&state=FL&page=3&after=rating~200",
  );
  const near = Object.fromEntries(searchElsewhere(address, HERE));
  expect(near).toEqual({
    q: "crab",
    category: "restaurants",
    priceRange: "$$",
    amenities: "WiFi",
    openNow: "true",
    ...HERE,
  });
  const area = searchElsewhere(new URLSearchParams(near), { area: "-77,38,-76,39" });
  expect(Object.fromEntries(area)).toEqual({
    q: "crab",
    category: "restaurants",
    priceRange: "$$",
    amenities: "WiFi",
    openNow: "true",
    area: "-77,38,-76,39",
  });
  expect(searchElsewhere(address, { area: "1,2,3,4" }).get("sort")).toBe("rating");
});

test("a view of the map is a box on the globe, also across the date line", () => {
  const view = { west: 170, south: 50, east: 190, north: 55 };
  expect(readArea(writeArea(view))).toEqual({ west: 170, south: 50, east: -170, north: 55 });
  const around = { west: -300, south: -95, east: 200, north: 95 };
  expect(readArea(writeArea(around))).toEqual({ west: -180, south: -90, east: 180, north: 90 });
});

test("an address shows ten pages at most, and the next one begins anew", () => {
  const pages = (page: string) => pagesOf(new URLSearchParams({ page }));
  expect(pages("")).toEqual({ first: 1, last: 1 });
  expect(pages("10")).toEqual({ first: 1, last: 10 });
  expect(pages("11")).toEqual({ first: 11, last: 11 });
  expect(pages("20")).toEqual({ first: 11, last: 20 });
});

test("a cursor is read as it was written, and nothing else is one", () => {
  const named = writeCursor("name", 40, "the ~ tilde~4711");
  expect(readCursor(named)).toEqual({ sort: "name", offset: 40, key: ["the ~ tilde", 4711] });
  expect(readCursor("rating~200~4.633~8~4711")?.key).toEqual([4.633, 8, 4711]);
  expect(readCursor("featured~60")).toEqual({ sort: "featured", offset: 60, key: null });
  for (const text of [
    "",
    "x~1",
    "rating",
    "rating~-1",
    "rating~1~2",
    "rating~1~a~b~c",
    "name~1~\0~2",
    "featured~1~99999999999~1",
    "newest~1e99~1~1",
  ]) {
    expect(readCursor(text), text).toBeNull();
  }
});

const tidy = (address: string) => Object.fromEntries(tidyQuery(new URLSearchParams(address)));

test("an address of a plain form asks for the same as one that scripts wrote", () => {
  expect(
    tidy(
      "q=fuel&state=&minRating=&amenities=Showers&amenities=Wifi&facts=fuel:diesel&facts.dockDepth=8&facts.slips=",
    ),
  ).toEqual({ q: "fuel", amenities: "Showers,Wifi", facts: "fuel:diesel,dockDepth:8" });
});

test("what is tidy stays as it is", () => {
  const address = "q=crab&amenities=Showers%2CWifi&facts=fuel%3Adiesel&page=2";
  expect(tidyQuery(new URLSearchParams(address)).toString()).toBe(address);
  expect(conditionsOf(new URLSearchParams(address))).not.toContain("page");
});
