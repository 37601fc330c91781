import { plainForeignText } from "#src/platform/language-model/foreign-text.ts";

const SENTENCE_MAX_LENGTH = 200;
const TEXT_MAX_LENGTH = 320;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that claim nothing by themselves. */
const PLAIN_WORDS =
  setOf(`a an and are as at be because both but by can chance choice close comes day enjoy enough fits
  fit for from fun get gives good great handy has have here if in into is it its itself just kind likely listed lists look make makes
  many match matches mentions more nice of offers on one's or out over pick place places plenty plus rated right says see set sits since so
  some spot spots stands stay stop such suit suited suits than that the their them there these they this those to
  together too trip up visit visitors want way well what when where which while who why will wish with would you your yours`);

/** What our own lines tell from the row of this moment, and what turns a sentence around. */
const TOLD_BY_US =
  setOf(`open opens opened opening closed closes closing closing now today tonight tomorrow yesterday am pm noon midnight
  monday tuesday wednesday thursday friday saturday sunday weekend weekday january february march april may june july
  august september october november december not no never none nothing neither nor without cannot can't isn't doesn't
  don't only except unless free cheap cheaper cheapest price prices dollar dollars cost costs phone call mail email website safe
  unsafe deep deeper depth shallow feet ft miles minutes hours two three four five six seven eight nine ten eleven twelve hundred
  thousand best worst every all always instead ignore recommend`);

/** Figures, addresses, markup. */
const UNWANTED = /[\p{N}<>[\]{}()|\\/`*_#@:=~^$%&+]|www\b|\.[a-z]{2,}/iu;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/\p{L}[\p{L}']*/gu) ?? [];

/**
 * What of a model's sentence may be shown: sentences in which each word is one of the facts or claims nothing. A
 * sentence of which a part is not known is left out as a whole; null where none is left.
 */
export function groundedText(said: string | null, facts: string): string | null {
  const known = new Set(wordsOf(facts));
  const held = sentencesOf(said ?? "").filter((sentence) => isGrounded(sentence, known));
  const text = held.join(" ");
  return text === "" || text.length > TEXT_MAX_LENGTH ? null : text;
}

function sentencesOf(said: string): string[] {
  const line = plainForeignText({ text: said, most: 2000 }).replaceAll(/\s+/g, " ");
  return line
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`)
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`));
}

function isGrounded(sentence: string, known: ReadonlySet<string>): boolean {
  if (sentence.length > SENTENCE_MAX_LENGTH || UNWANTED.test(sentence)) return false;
  const words = wordsOf(sentence);
  return (
    words.length > 1 &&
    words.every((word) => !TOLD_BY_US.has(word) && (PLAIN_WORDS.has(word) || known.has(word)))
  );
}
