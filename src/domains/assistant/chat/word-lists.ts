/** Phrases as `toSaid` writes them. */
interface Phrase<Value> {
  words: RegExp;
  value: Value;
}

const phrase = <Value>(words: string, value: Value): Phrase<Value> => ({
  words: new RegExp(`\\b(?:${words})\\b`),
  value,
});

/** What a kind of place is called. */
export const CATEGORY_NAMES: readonly Phrase<string>[] = [
  phrase("sand ?bars?|anchorages?|places? to anchor|where to anchor", "sandbars"),
  phrase("marinas?|boat ?yards?|fuel docks?", "marinas"),
  phrase("hotels?|resorts?|motels?|inns?|bed and breakfasts?|lodging", "hotels"),
  phrase("charters?|fishing trips?|boat tours?|day sails?|eco tours?|sightseeing", "charters"),
  phrase("captains?|skippers?|yacht deliver(?:y|ies)", "captain-services"),
  phrase("(?:event |wedding |party )?(?:venues?|event spaces?)", "venues"),
  phrase("water ?sports?|dive shops?|sailing schools?|surf shops?", "watersports"),
  phrase("boat rentals?|rentals?|rental places?", "rentals"),
  phrase(
    "outdoor stores?|tackle shops?|bait shops?|bait and tackle shops?|chandler(?:y|ies)|gear shops?|marine stores?|outfitters?",
    "outdoor-stores",
  ),
  phrase(
    "restaurants?|crab (?:house|shack|deck)s?|raw bars?|oyster bars?|cafes?|coffee shops?|pubs?|taverns?|dock bars?|tiki bars?|bars?|seafood (?:place|spot)s?",
    "restaurants",
  ),
];

/** What people want to do there. */
export const CATEGORY_HINTS: readonly Phrase<string>[] = [
  phrase("anchor(?:ing)?|drop (?:the |a )?hook|raft(?:ing)? up|swim off the boat", "sandbars"),
  phrase(
    "slips?|transient|moorings?|dock (?:my|our|the) boat|tie up (?:for the night|overnight)|overnight dockage|fuel|gas|gasoline|diesel|pump ?outs?|shore power|haul ?outs?",
    "marinas",
  ),
  phrase(
    "eat|eating|dine|dining|dinner|lunch|brunch|breakfast|food|seafood|crabs?|crab cakes?|oysters?|lobsters? rolls?|chowder|sushi|burgers?|tacos?|barbecue|bbq|steaks?|sandwich(?:es)?|vegan|vegetarian|ice cream|beers?|draft beers?|drinks?|coffee|pizza|happy hour|live music",
    "restaurants",
  ),
  phrase(
    "(?:stay|sleep) (?:the night|overnight|over)?|places? to stay|where to stay|rooms?|stay",
    "hotels",
  ),
  phrase(
    "(?:go )?fishing with|fish with|sail with a crew|sunset (?:cruise|sail)s?|dolphin (?:tour|cruise)s?|take us fishing|deep sea fishing",
    "charters",
  ),
  phrase("wedding|reception|rehearsal dinner|get married", "venues"),
  phrase(
    "learn to (?:sail|surf|kite|dive)|(?:sailing|surf|surfing|kite|dive|diving|paddle) lessons?",
    "watersports",
  ),
  phrase("rent|renting|hire a boat|pontoons?", "rentals"),
  phrase(
    "bait|tackle|fishing licen[cs]es?|buy (?:gear|rope|line|foul weather gear)|foul weather gear",
    "outdoor-stores",
  ),
];

/** Pages of restaurants speak of them. */
export const DISHES =
  /\b(?:seafood|crab ?cakes?|crabs?|oysters?|lobsters?(?: rolls?)?|shrimp|clams?|mussels?|chowder|sushi|pizza|burgers?|tacos?|barbecue|bbq|steaks?|sandwich(?:es)?|vegan|vegetarian|ice cream|coffee)\b/;

export const AMENITY_WORDS: readonly Phrase<string>[] = [
  phrase(
    "(?:dog|pet|puppy)s? ?(?:friendly|allowed|welcome)|(?:allows?|bring|take|with) (?:my |our |a |the )?(?:dogs?|pets?|puppy)|dogs?|pets?",
    "Pet Friendly",
  ),
  phrase(
    "(?:kid|child|family)s? ?friendly|(?:for|with) (?:the |my |our )?(?:kids?|children|family)|kids|children|families",
    "Kid Friendly",
  ),
  phrase("wheelchairs?(?: accessible| access)?|accessible|step free", "Wheelchair Accessible"),
  phrase("wi ?fi|internet", "WiFi"),
  phrase("showers?", "Showers"),
  phrase("laundry|laundromat|washing machines?", "Laundry"),
  phrase("restrooms?|bathrooms?|toilets?", "Restrooms"),
  phrase("(?:free )?parking", "Free Parking"),
  phrase("live (?:music|bands?)", "Live Music"),
  phrase("happy hour", "Happy Hour"),
  phrase("outdoor (?:seating|tables?|dining)|patio|(?:sit|eat|seating) outside", "Outdoor Seating"),
  phrase("(?:takes? )?reservations?", "Reservations"),
  phrase("take ?out|carry ?out", "Takeout"),
  phrase("(?:waterfront|water) views?|view of the water", "Waterfront View"),
  phrase("(?:swimming )?pools?", "Pool"),
  phrase("spa(?! creek)", "Spa"),
  phrase("gym|fitness(?: center)?", "Fitness Center"),
  phrase("(?:free )?breakfast included|free breakfast", "Breakfast Included"),
  phrase("kitchenettes?", "Kitchenette"),
  phrase("pump ?outs?", "Pump-Out"),
  phrase("shore power", "Shore Power"),
  phrase("boat ramps?|launch ramps?|ramps?", "Boat Ramp"),
  phrase("kayak launch(?:es)?|launch (?:a |my |our )?kayaks?", "Kayak Launch"),
  phrase("haul ?outs?", "Haul-Out"),
  phrase("boat repairs?|mechanics?|repair (?:my|our) boat", "Boat Repair"),
  phrase("dry storage", "Dry Storage"),
  phrase("dinghy docks?", "Dinghy Dock"),
  phrase("fish cleaning(?: stations?)?", "Fish Cleaning Station"),
  phrase("ship ?s? stores?", "Ship Store"),
  phrase("ice(?! cream)", "Ice"),
  phrase(
    "dock and dine|dockage|by boat|tie up (?:at|for dinner|for lunch)|arrive by boat|(?:with|has|have|having) (?:a |an |its own |their own )?(?:boat )?docks?|(?:where (?:i|we) can |can (?:i|we) )?tie up(?: (?:my|our|the|a) (?:boat|dinghy))?(?! (?:for the night|overnight))",
    "Dockage",
  ),
  phrase("scuba(?: diving)?", "Scuba Diving"),
  phrase("snorkel(?:ing)?", "Snorkeling"),
  phrase("jet ?skis?", "Jet Skis"),
  phrase("parasail(?:ing)?", "Parasailing"),
  phrase("kite ?board(?:ing)?|kite ?surf(?:ing)?", "Kiteboarding"),
  phrase("wake ?board(?:ing)?", "Wakeboarding"),
  phrase("kayak rentals?|(?:rent|hire) (?:a |some )?kayaks?", "Kayak Rental"),
  phrase("paddle ?board rentals?|(?:rent|hire) (?:a |some )?paddle ?boards?", "Paddleboard Rental"),
  phrase("boat rentals?|(?:rent|hire) (?:a |some )?(?:boats?|pontoons?)", "Boat Rental"),
  phrase("sunset (?:cruise|sail)s?", "Sunset Cruises"),
  phrase("byob|bring (?:my|our|your) own (?:beer|drinks?|bottle)", "BYOB"),
  phrase("bait(?: and tackle)?|tackle", "Bait & Tackle"),
  phrase("fishing licen[cs]es?", "Fishing Licenses"),
  phrase("provision(?:s|ing)|groceries", "Provisioning"),
  phrase("full bar", "Full Bar"),
  phrase("picnic(?: area| tables?)?", "Picnic Area"),
  phrase("sandy beach(?:es)?", "Sandy Beach"),
  phrase("wedding packages?", "Wedding Packages"),
  phrase("catering", "Catering"),
  phrase("private dining(?: room)?", "Private Dining"),
  phrase("seafood market|fish market", "Seafood Market"),
];

/** For some of these the kind of place says nothing: boards are rented by schools and by rentals. */
export const ACTIVITY_AMENITIES: ReadonlySet<string> = new Set([
  ...[
    "Kayak Rental",
    "Paddleboard Rental",
    "Boat Rental",
    "Jet Skis",
    "Parasailing",
    "Kiteboarding",
  ],
  ...[
    "Wakeboarding",
    "Scuba Diving",
    "Snorkeling",
    "Kayak Launch",
    "Boat Ramp",
    "Fishing Licenses",
  ],
  ...[
    "Bait & Tackle",
    "Dinghy Dock",
    "Provisioning",
    "Sunset Cruises",
    "Boat Repair",
    "Showers",
    "Laundry",
    "Ice",
  ],
]);

export const EVENT_CATEGORY_WORDS: readonly Phrase<string>[] = [
  phrase("boat shows?|yacht shows?", "Boat Show"),
  phrase("festivals?|fairs?", "Festival"),
  phrase("(?:sailing |sail ?boat )?(?:races?|regattas?|racing)", "Sailing Race"),
  phrase("(?:fishing )?(?:tournaments?|derby|derbies)", "Fishing Tournament"),
  phrase("(?:beach )?clean ?ups?|conservation events?|volunteer(?:ing)?", "Marine Conservation"),
  phrase("networking(?: events?)?", "Networking Event"),
  phrase("workshops?|training(?: courses?)?|courses?", "Training Workshop"),
  phrase("talks?|lectures?|educational? events?", "Education"),
  phrase("competitions?", "Watersports Competition"),
];

/** Groups of animals that people ask for, as the catalogue is searched for them. */
export const GROUP_WORDS: readonly Phrase<string>[] = [
  ...[
    "whale",
    "dolphin",
    "shark",
    "seal",
    "ray",
    "crab",
    "tern",
    "gull",
    "pelican",
    "heron",
    "grouper",
    "snapper",
    "tuna",
  ].map((name) => phrase(`${name}s?`, name)),
  ...[
    "turtle",
    "lobster",
    "shrimp",
    "coral",
    "urchin",
    "mussel",
    "clam",
    "scallop",
    "mackerel",
    "flounder",
    "plover",
    "egret",
    "stingray",
  ].map((name) => phrase(`${name}s?`, name)),
  phrase("jell(?:y|ies)|jelly ?fish(?:es)?", "jelly"),
  phrase("manatees?", "manatee"),
  phrase("sea ?stars?|star ?fish", "sea star"),
  phrase("oysters?", "oyster"),
];

export function findPhrase<Value>(
  phrases: readonly Phrase<Value>[],
  said: string,
): Phrase<Value> | null {
  return phrases.find(({ words }) => words.test(said)) ?? null;
}
