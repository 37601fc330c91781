import type { Cited } from "./contract.ts";
import type { Question, Slots, When } from "./question-contract.ts";

const NEAREST_MILES = 3;
const USUAL_MILES = 10;

/** "What about Sunday?" keeps the hour, "after 9?" the day. */
function mergeWhen(before: When | null, said: When | null): When | null {
  if (!said || !before || said.isNow) return said ?? before;
  return {
    day: said.day ?? before.day,
    minute: said.minute ?? (said.day ? before.minute : null),
    isNow: false,
  };
}

const union = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...some, ...others]),
];

/** What was asked before, with what is said now. */
export function mergeSlots(before: Slots, said: Slots): Slots {
  const hasPlace = said.place !== null || said.isHere || said.choices.length > 0;
  const where = hasPlace ? said : before;
  const wanted = union(before.amenities, said.amenities);
  return {
    ...before,
    category: said.category ?? before.category,
    amenities: wanted.filter((name) => !said.without.includes(name)),
    without: union(before.without, said.without).filter((name) => !said.amenities.includes(name)),
    fuel: said.fuel ?? before.fuel,
    draftFeet: said.draftFeet ?? before.draftFeet,
    lengthFeet: said.lengthFeet ?? before.lengthFeet,
    passengers: said.passengers ?? before.passengers,
    prices: said.prices.length > 0 ? said.prices : before.prices,
    vhf: said.vhf.length > 0 ? said.vhf : before.vhf,
    dish: said.withoutWords.length > 0 ? said.dish : (said.dish ?? before.dish),
    withoutWords: union(before.withoutWords, said.withoutWords).filter(
      (word) => word !== said.dish,
    ),
    isBest: said.isBest || (before.isBest && !said.isNear),
    miles: said.miles ?? before.miles,
    place: where.place,
    choices: where.choices,
    others: where.others,
    isBetween: where.isBetween,
    notIn: hasPlace ? said.notIn : [...before.notIn, ...said.notIn],
    isHere: where.isHere,
    isNear: said.isNear || (!hasPlace && before.isNear),
    when: mergeWhen(before.when, said.when),
    aspect: said.aspect ?? before.aspect,
    eventCategory: said.eventCategory ?? before.eventCategory,
    speciesIds: said.speciesIds.length > 0 ? said.speciesIds : before.speciesIds,
    group: said.group ?? (said.speciesIds.length > 0 ? null : before.group),
    unknownName: null,
    unknownTown: null,
    unread: said.unread,
    passedIds: [],
  };
}

/** "Not that far": half of how far was looked before. */
export const nearer = (question: Question): Question => ({
  ...question,
  slots: {
    ...question.slots,
    isNear: true,
    passedIds: [],
    miles: Math.max(NEAREST_MILES, (question.slots.miles ?? USUAL_MILES) / 2),
  },
});

export const further = (question: Question, shown: readonly Cited[]): Question => ({
  ...question,
  slots: {
    ...question.slots,
    passedIds: [...new Set([...question.slots.passedIds, ...shown.map(({ id }) => id)])],
  },
});
