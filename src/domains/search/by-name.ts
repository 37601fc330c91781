const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Those first whose names begin with, then hold, the most of the typed words; otherwise as they came. */
export function byName<Place extends { name: string }>(
  places: readonly Place[],
  typed: string,
): Place[] {
  const wanted = wordsOf(typed);
  const fitOf = ({ name }: Place): number => {
    const words = wordsOf(name);
    const held = wanted.filter((word) => words.some((each) => each.startsWith(word))).length;
    const begins = words.join(" ").startsWith(wanted.join(" "));
    return held + (begins ? 0.5 : 0);
  };
  return places
    .map((place) => ({ place, fit: fitOf(place) }))
    .sort((one, other) => other.fit - one.fit)
    .map(({ place }) => place);
}
