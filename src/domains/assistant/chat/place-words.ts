import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import type { SearchInput } from "#src/domains/search/search-input.server.ts";
import type { ChatLink } from "./contract.ts";
import type { Slots } from "./question-contract.ts";
import { daysText, type Moment, momentText } from "./resolve-when.ts";
import { nameOf } from "./where-asked.ts";

/** "Marinas with diesel, at least 6 ft of depth listed" */
export function whatText(slots: Slots): string {
  const kind = slots.category ? findCategory(slots.category)?.name : undefined;
  const withs = [
    slots.fuel && (slots.fuel === "any" ? "fuel" : slots.fuel),
    slots.draftFeet !== null && `at least ${slots.draftFeet} ft of depth listed`,
    slots.lengthFeet !== null && `room for ${slots.lengthFeet} ft`,
    slots.passengers !== null && `room for ${slots.passengers} people`,
    slots.vhf.length > 0 && `VHF ${slots.vhf.join(" and ")}`,
  ].filter(Boolean);
  const listed = slots.amenities.length > 0 ? ` that list ${slots.amenities.join(" and ")}` : "";
  const without = slots.without.length > 0 ? ` that do not list ${slots.without.join(" or ")}` : "";
  const priced = slots.prices.length > 0 ? ` (${slots.prices.join(" or ")})` : "";
  const had = withs.length > 0 ? ` with ${withs.join(", ")}` : "";
  const words = slots.words ? ` for “${slots.words.slice(0, 80)}”` : "";
  const dish = slots.dish ? ` that speak of ${slots.dish}` : "";
  const silent =
    slots.withoutWords.length > 0 ? ` that do not speak of ${slots.withoutWords.join(" or ")}` : "";
  return `${kind ?? "Places"}${had}${listed}${without}${dish}${silent}${priced}${words}`;
}

/** ", outside Annapolis, MD" */
export const outsideText = ({ notIn }: Slots): string =>
  notIn.length > 0 ? `, outside ${notIn.map(nameOf).join(" and ")}` : "";

/** "open now", "open on Sun, Nov 22", "open Sun, Nov 22, 8 PM" */
export function openWords(moment: Moment, timeZone: string): string {
  if (moment.isNow) return "open now";
  return `open ${moment.at ? momentText(moment.at, timeZone) : daysText(moment)}`;
}

/** The same search on the page for it. */
export function searchLink(input: Partial<SearchInput>): ChatLink {
  const [town] = input.towns ?? [];
  const isAround = input.latitude !== undefined;
  const values = {
    ...{ q: input.q, category: input.category, state: input.state },
    ...{ amenities: input.amenities?.join(","), facts: input.facts?.join(",") },
    city: town ? `${town.city}, ${town.state}` : input.city,
    ...{ latitude: input.latitude?.toFixed(4), longitude: input.longitude?.toFixed(4) },
    radius: isAround ? input.radius : undefined,
    ...{ priceRange: input.priceRange, openNow: input.openNow },
  };
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) address.set(name, String(value));
  return { label: "See all in the search", href: `/search?${address}` };
}

const SUNDAY = 6;

export const isOfSunday = (when: Slots["when"]): boolean =>
  when?.day?.kind === "weekday" && when.day.weekday === SUNDAY;

export function placeSuggestions(slots: Slots, more: number): string[] {
  const isAfloat = slots.category === "marinas" || slots.fuel !== null;
  const amenity = isAfloat ? "Pump-Out" : "Pet Friendly";
  return [
    slots.when && !isOfSunday(slots.when) ? "What about Sunday?" : "Which are open now?",
    ...(slots.amenities.includes(amenity) ? [] : [isAfloat ? "And pump-out?" : "Dog friendly?"]),
    ...(more > 0 ? ["Any others?"] : []),
    "The first one's phone?",
  ].slice(0, 3);
}
