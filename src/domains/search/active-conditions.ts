import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import { FACTS } from "#src/domains/directory/listing/facts-contract.ts";
import { STATES } from "#src/domains/directory/listing/state-contract.ts";
import { RADIUS_DEFAULT } from "./limits-contract.ts";

/** One condition of an address, in words, and what takes it away. */
interface ActiveCondition {
  name: string;
  text: string;
  without: Record<string, string | null>;
}

/**
 * Everything that makes a list smaller, in the order in which the page asks for it, besides what the
 * page itself is about.
 */
export function activeConditions(
  search: URLSearchParams,
  about: readonly string[] = [],
): ActiveCondition[] {
  const all = [
    ...plain(search, "q", (words) => `“${words}”`),
    ...plain(search, "category", (id) => findCategory(id)?.name ?? id),
    ...plain(search, "city", (city) => `In ${city}`),
    ...plain(search, "state", (letters) => STATES[letters.toUpperCase()] ?? letters),
    ...aroundOf(search),
    ...plain(search, "area", () => "Only in the area of the map"),
    ...(search.get("openNow") === "true" ? plain(search, "openNow", () => "Open now") : []),
    ...plain(search, "priceRange", (range) => range),
    ...plain(search, "minRating", (least) => `${least} stars and up`),
    ...items(search, "facts", factInWords),
    ...items(search, "amenities", (amenity) => amenity),
  ];
  return all.filter(({ name }) => !about.includes(name));
}

/** What takes all of these away; the order and the layout stay, unless the order needs a position. */
export function withoutThese(conditions: readonly ActiveCondition[]): Record<string, null> {
  const names = conditions.flatMap(({ without }) => Object.keys(without));
  return Object.fromEntries(names.map((name) => [name, null]));
}

function plain(
  search: URLSearchParams,
  name: string,
  say: (value: string) => string,
): ActiveCondition[] {
  const value = search.get(name)?.trim();
  return value ? [{ name, text: say(value), without: { [name]: null } }] : [];
}

function aroundOf(search: URLSearchParams): ActiveCondition[] {
  if (!search.has("latitude") || !search.has("longitude")) return [];
  const miles = search.get("radius") ?? String(RADIUS_DEFAULT);
  const position = { latitude: null, longitude: null, radius: null };
  return [
    {
      name: "position",
      text: `Within ${miles} mi of the position`,
      without: search.get("sort") === "distance" ? { ...position, sort: null } : position,
    },
  ];
}

function items(
  search: URLSearchParams,
  name: string,
  say: (item: string) => string | null,
): ActiveCondition[] {
  const given = [...new Set((search.get(name) ?? "").split(",").filter(Boolean))];
  return given.flatMap((item) => {
    const text = say(item);
    const rest = given.filter((other) => other !== item).join(",");
    return text === null ? [] : [{ name: item, text, without: { [name]: rest || null } }];
  });
}

/** As the filters call it; what is no fact is no condition. */
function factInWords(item: string): string | null {
  const [key = "", value = ""] = item.split(":", 2);
  const fact = FACTS.find((known) => known.key === key);
  if (!fact) return null;
  if (fact.kind === "flag") return fact.label;
  if (fact.kind !== "number") return `${fact.label}: ${value}`;
  return `${fact.label} ${value}${fact.unit ? ` ${fact.unit}` : ""} or more`;
}
