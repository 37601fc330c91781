import { expect, test } from "vitest";
import { conditionsOf, tidyAddress } from "./address-rules.ts";

const tidy = (address: string) => Object.fromEntries(tidyAddress(new URLSearchParams(address)));

test("an address of a plain form asks for the same as one that scripts wrote", () => {
  expect(
    tidy(
      "q=fuel&state=&minRating=&amenities=Showers&amenities=Wifi&facts=fuel:diesel&facts.dockDepth=8&facts.slips=",
    ),
  ).toEqual({ q: "fuel", amenities: "Showers,Wifi", facts: "fuel:diesel,dockDepth:8" });
});

test("what is tidy stays as it is", () => {
  const address = "q=crab&amenities=Showers%2CWifi&facts=fuel%3Adiesel&page=2";
  expect(tidyAddress(new URLSearchParams(address)).toString()).toBe(address);
  expect(conditionsOf(new URLSearchParams(address))).not.toContain("page");
});
