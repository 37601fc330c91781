const BUT = "(?:any|every|no)(?:thing|where|body|place)? but|all but";
const DENYING = `no|not|without|non|dont (?:want|need|like|allow)|doesnt (?:have|allow)|isnt|arent|except(?: for)?|other than|besides|excluding|but no|but not|avoid|${BUT}`;

const DENIAL = new RegExp(
  `\\b(?:${DENYING})(?: (?:a|an|any|the|allow|have|is|are|too|so|very|open|on|in|near|at|around|from))*\\s*$`,
);

/** "no dogs", "without a pool", "anything but seafood": what stands there is not wanted. */
export const endsInDenial = (before: string): boolean => DENIAL.test(before);

export function isDenied(said: string, words: RegExp): boolean {
  const match = words.exec(said);
  return match !== null && endsInDenial(said.slice(0, match.index));
}

/** The same words with what denies them, so that no half of it stays behind. */
export const withDenial = (words: RegExp): RegExp =>
  new RegExp(`(?:\\b(?:${DENYING}) (?:(?:a|an|any|the|allow|have) )*)?${words.source}`);

const SMALL_TALK =
  /^(thanks|thank|problem|worries|idea|matter|more|others?|that|so|too|sure|only|far|as)\b/;
const LEFT = new RegExp(
  `\\b(?:but )?(${DENYING}) ([^;]+?)(?= (?:but|and|with|which|that)\\b| ;|$)`,
);

/** What is not wanted and was not understood, as it was said: "no bars". */
export function denialLeft(rest: string): string | null {
  const [whole, , what = ""] = LEFT.exec(rest) ?? [];
  return whole === undefined || SMALL_TALK.test(what.trim()) ? null : whole.trim();
}
