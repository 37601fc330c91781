import type { Decks } from "./deal.ts";
import { fillSlots, type Slots } from "./fill-slots.ts";
import type { Plan } from "./plan-listings.ts";

/** "the Gulf" or "the Inlet" would name a hundred places, so the town's name stands in. */
const TOO_COMMON =
  /^the (Atlantic|Gulf|Intracoastal|Chesapeake Bay|Inlet|Point|Haven|boardwalk|Oceanfront|Hague)$|waterfront$|shore$/;

function waterNameOf({ town, place }: Plan): string {
  return TOO_COMMON.test(place.water) ? town.city : place.water.replace(/^the /, "");
}

/** A name that no other business has; the words of the name are slots of its description too. */
export function nameListing(
  plan: Plan,
  decks: Decks,
  words: { stems: readonly string[]; surnames: readonly string[]; firsts: readonly string[] },
  taken: Set<string>,
): Slots {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const slots: Slots = {
      stem: decks(words.stems).deal(),
      surname: decks(words.surnames).deal(),
      first: decks(words.firsts).deal(),
      first2: decks(words.firsts).deal(),
      town: plan.town.city,
      waterName: waterNameOf(plan),
      anchorage: plan.place && "name" in plan.place ? plan.place.name : "",
    };
    const name = fillSlots(decks(plan.kind.names).deal(), slots);
    if (taken.has(name)) continue;
    taken.add(name);
    return { ...slots, name };
  }
  throw new Error(`No name is left for a ${plan.kind.id} in ${plan.town.city}`);
}
