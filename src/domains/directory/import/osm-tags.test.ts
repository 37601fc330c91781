import { expect, test } from "vitest";
import { isTagged, readTags } from "./osm-tags.ts";

test.each([
  [{ leisure: "marina" }, "marinas"],
  [{ "seamark:type": "harbour" }, "marinas"],
  [{ "seamark:type": "anchorage" }, "sandbars"],
  [{ amenity: "restaurant" }, "restaurants"],
  [{ amenity: "pub", tourism: "hotel" }, "restaurants"],
  [{ amenity: "boat_rental" }, "rentals"],
  [{ amenity: "dive_centre" }, "watersports"],
  [{ sport: "kayak;canoe" }, "watersports"],
  [{ amenity: "events_venue" }, "venues"],
  [{ tourism: "guest_house" }, "hotels"],
  [{ shop: "fishing" }, "outdoor-stores"],
  [{ office: "yacht_charter" }, "charters"],
  [{ amenity: "bank" }, ""],
])("%j is of the category %j", (tags, category) => {
  expect(isTagged(tags)).toBe(true);
  expect(readTags(tags)).toMatchObject({ category });
});

test("address, contact, hours, amenities and a marina's facts come from their tags, and nothing else", () => {
  const tags = {
    leisure: "marina",
    name: "Tern Cove Marina",
    "addr:housenumber": "12",
    "addr:street": "Bay Road",
    "addr:city": "Annapolis",
    "addr:state": "MD",
    "addr:postcode": "21401",
    "contact:phone": "+1-410-555-0100;+1-410-555-0101",
    website: "https://example.com",
    opening_hours: "Mo-Fr 09:00-17:00; Su off",
    capacity: "120",
    "fuel:diesel": "yes",
    sanitary_dump_station: "yes",
    internet_access: "wlan",
    wheelchair: "limited",
    source: "survey",
  };
  expect(readTags(tags)).toEqual({
    name: "Tern Cove Marina",
    category: "marinas",
    address: "12 Bay Road",
    city: "Annapolis",
    state: "MD",
    zipCode: "21401",
    phone: "+1-410-555-0100",
    website: "https://example.com",
    hours: "Mo-Fr 09:00-17:00; Su closed",
    amenities: ["WiFi", "Pump-Out"],
    facts: { slips: 120, fuel: ["diesel"], pumpOut: true },
  });
  expect(isTagged({ name: "Ours", category: "marinas" })).toBe(false);
});
