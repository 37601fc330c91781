type Tags = Record<string, string>;

/** OpenStreetMap's words for our categories; the first that fits counts. */
const CATEGORY_TAGS: readonly [key: string, values: RegExp, category: string][] = [
  ["leisure", /^marina$/, "marinas"],
  ["seamark:type", /^(harbour|small_craft_facility)$/, "marinas"],
  ["amenity", /^boatyard$/, "marinas"],
  ["seamark:type", /^(anchorage|anchor_berth|mooring|sandwaves)$/, "sandbars"],
  ["natural", /^(shoal|sandbar|sand)$/, "sandbars"],
  [
    "amenity",
    /^(restaurant|bar|pub|cafe|fast_food|biergarten|food_court|ice_cream)$/,
    "restaurants",
  ],
  ["amenity", /^(boat_rental|boat_sharing)$/, "rentals"],
  ["shop", /^(boat_rental|rental)$/, "rentals"],
  ["amenity", /^(dive_centre|sailing_school|surf_school)$/, "watersports"],
  ["shop", /^(scuba_diving|surf)$/, "watersports"],
  ["leisure", /^(sailing_club|water_park|beach_resort)$/, "watersports"],
  ["sport", /(scuba_diving|surfing|kayak|canoe|kitesurfing|water_ski|parasailing)/, "watersports"],
  ["amenity", /^(events_venue|conference_centre)$/, "venues"],
  ["tourism", /^(hotel|motel|guest_house|hostel|resort|chalet|apartment)$/, "hotels"],
  ["leisure", /^resort$/, "hotels"],
  ["shop", /^(boat|ship_chandler|fishing|outdoor|water_sports)$/, "outdoor-stores"],
  ["office", /^(boat_charter|yacht_charter)$/, "charters"],
  ["shop", /^(boat_charter|yacht_charter)$/, "charters"],
];

const AMENITY_TAGS: readonly [key: string, values: RegExp, amenity: string][] = [
  ["outdoor_seating", /^(yes|terrace|patio|garden)$/, "Outdoor Seating"],
  ["takeaway", /^(yes|only)$/, "Takeout"],
  ["reservation", /^(yes|recommended|required)$/, "Reservations"],
  ["bar", /^yes$/, "Full Bar"],
  ["live_music", /^yes$/, "Live Music"],
  ["internet_access", /^(yes|wlan|wifi)$/, "WiFi"],
  ["wheelchair", /^yes$/, "Wheelchair Accessible"],
  ["toilets", /^yes$/, "Restrooms"],
  ["shower", /^(yes|hot|cold)$/, "Showers"],
  ["dog", /^(yes|leashed)$/, "Pet Friendly"],
  ["laundry_service", /^yes$/, "Laundry"],
  ["swimming_pool", /^yes$/, "Pool"],
  ["sanitary_dump_station", /^(yes|customers)$/, "Pump-Out"],
  ["power_supply", /^yes$/, "Shore Power"],
  ["boat_repair", /^yes$/, "Boat Repair"],
];

/** Whether these properties are OpenStreetMap's rather than our own. */
export const isTagged = (tags: Tags): boolean =>
  CATEGORY_TAGS.some(([key]) => key in tags) || Object.keys(tags).some((key) => /^addr:/.test(key));

/** Our fields, as far as the tags tell them. A key that is missing stays unknown. */
export function readTags(tags: Tags): Record<string, unknown> {
  const street = [tags["addr:housenumber"], tags["addr:street"]].filter(Boolean).join(" ");
  const category = CATEGORY_TAGS.find(([key, values]) => values.test(tags[key] ?? ""))?.[2];
  const amenities = AMENITY_TAGS.flatMap(([key, values, name]) =>
    values.test(tags[key] ?? "") ? [name] : [],
  );
  return withoutUnknown({
    name: tags.name,
    category: category ?? "",
    description: tags.description,
    address: tags["addr:full"] ?? (street || undefined),
    city: tags["addr:city"],
    state: tags["addr:state"],
    zipCode: tags["addr:postcode"],
    phone: firstOf(tags.phone ?? tags["contact:phone"]),
    email: firstOf(tags.email ?? tags["contact:email"]),
    website: firstOf(tags.website ?? tags["contact:website"] ?? tags.url),
    hours: tags.opening_hours?.replaceAll(/\boff\b/g, "closed"),
    amenities: amenities.length > 0 ? amenities : undefined,
    facts: category === "marinas" ? readMarinaFacts(tags) : undefined,
  });
}

function readMarinaFacts(tags: Tags): Record<string, unknown> | undefined {
  const fuel = [
    ...(tags["fuel:gasoline"] === "yes" || tags["fuel:octane_87"] === "yes" ? ["gas"] : []),
    ...(tags["fuel:diesel"] === "yes" ? ["diesel"] : []),
  ];
  const slips = /^\d+$/.test(tags.capacity ?? "") ? Number(tags.capacity) : undefined;
  const facts = withoutUnknown({
    slips,
    vhf: tags.vhf ?? tags["seamark:harbour:channel"] ?? tags["communication:vhf"],
    fuel: fuel.length > 0 ? fuel : undefined,
    pumpOut: tags.sanitary_dump_station === "yes" ? true : undefined,
  });
  return Object.keys(facts).length > 0 ? facts : undefined;
}

/** Several values stand in one tag, with semicolons between them. */
const firstOf = (value: string | undefined): string | undefined => value?.split(";")[0]?.trim();

const withoutUnknown = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
