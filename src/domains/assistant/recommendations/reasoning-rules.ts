import type { Factor } from "./contract.ts";

const FOR = 0.6;
const AGAINST = 0.45;

const pull = ({ score, share }: Factor): number => Math.abs(score - 0.5) * share;
const byPull = (factors: Factor[]): string[] =>
  factors.toSorted((a, b) => pull(b) - pull(a)).map(({ text }) => text);

const sentence = (opening: string, texts: readonly string[]): string[] =>
  texts.length === 0 ? [] : [`${opening}${texts.join("; ")}.`];

/** What speaks for it alone, and the rest. */
export const reasonsOf = (factors: readonly Factor[]): string =>
  byPull(factors.filter(({ isKnown, score }) => isKnown && score >= FOR)).join("; ");
export const doubtsOf = (factors: readonly Factor[]): string =>
  byPull(factors.filter(({ isKnown, score }) => !isKnown || score < FOR)).join("; ");

/** All that made the score, what weighed most first: two cards read alike only when they are alike. */
export function reasoningOf(factors: readonly Factor[]): string {
  const known = factors.filter(({ isKnown }) => isKnown);
  const good = byPull(known.filter(({ score }) => score >= FOR));
  const plain = byPull(known.filter(({ score }) => score > AGAINST && score < FOR));
  const bad = byPull(known.filter(({ score }) => score <= AGAINST));
  const unknown = factors.filter(({ isKnown }) => !isKnown).map(({ text }) => text);
  const said = [
    ...sentence("", good),
    ...sentence("Also: ", plain),
    ...sentence("Against it: ", bad),
    ...sentence("Not known: ", unknown),
  ].join(" ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
