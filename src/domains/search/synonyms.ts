interface Alike {
  words: readonly string[];
  /** Only behind one of these: a crab house is a restaurant, a boat house is none. */
  behind?: ReadonlySet<string>;
}

const DISHES = new Set(
  "crab crabs oyster oysters clam clams fish seafood lobster shrimp chowder raw steak ale chop coffee tea".split(
    " ",
  ),
);

/** Words that people use for each other. They count only where the typed words find nothing. */
const ALIKE: readonly Alike[] = [
  { words: ["house", "shack", "hut", "deck", "bar", "grill", "restaurant"], behind: DISHES },
  { words: ["restaurant", "eatery", "diner", "bistro", "tavern", "pub"] },
  { words: ["slip", "dockage", "berth", "transient"] },
  { words: ["marina", "boatyard", "harbor", "harbour"] },
  { words: ["fuel", "gas", "gasoline", "petrol", "diesel"] },
  { words: ["hotel", "inn", "motel", "lodge", "resort"] },
  { words: ["captain", "skipper"] },
  { words: ["charter", "cruise", "tour"] },
  { words: ["rental", "rent", "hire"] },
  { words: ["anchorage", "sandbar", "cove", "mooring"] },
  { words: ["tackle", "bait", "chandlery"] },
  { words: ["kayak", "canoe", "paddleboard"] },
];

/** What may be meant by a word besides itself, by the word before it. */
export function synonymsOf(word: string, before: string | undefined): string[] {
  const fits = ALIKE.filter(
    ({ words, behind }) =>
      words.some((each) => each === word || `${each}s` === word) &&
      (!behind || behind.has(before ?? "")),
  );
  const meant = new Set(fits.flatMap(({ words }) => words));
  meant.delete(word);
  return [...meant];
}
