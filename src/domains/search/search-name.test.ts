import { expect, test } from "vitest";
import { nameSearch } from "./search-name.ts";

test.each([
  ["", null],
  ["sort=name", null],
  ["q=crab", "“crab”"],
  ["category=marinas", "Marinas"],
  ["category=marinas&q=fuel&city=Annapolis", "Marinas “fuel” in Annapolis"],
  ["city=Key West, FL", "Places in Key West, FL"],
  ["q=crab&latitude=38.97&longitude=-76.48", "“crab” near a position"],
  ["area=-77,38,-76,39", "Places in an area of the map"],
  ["q=crab&state=md", "“crab” in MD"],
  ["category=castles", null],
])("%j is called %j", (address, name) => {
  expect(nameSearch(new URLSearchParams(address))).toBe(name);
});
