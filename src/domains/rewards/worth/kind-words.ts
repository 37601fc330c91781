import type { ThingKind } from "./limits-contract.ts";

interface KindWords {
  /** Before what a line is about: "Published review". */
  one: string;
  /** What earns the points, in the list of what counts. */
  earns: string;
}

export const KIND_WORDS: Readonly<Record<ThingKind, KindWords>> = {
  review: { one: "Published review", earns: "A review that is published" },
  photo: { one: "Published photo", earns: "A photo that is published with it" },
  visit: { one: "Confirmed visit", earns: "A visit that you confirm on the spot" },
  event: { one: "Event attended", earns: "An event at which you are checked in" },
  experience: { one: "Shared experience", earns: "An experience that is published" },
  share: { one: "Share", earns: "A place or event that you share" },
  edit: { one: "Accepted correction", earns: "A correction of a listing that is accepted" },
  fact: { one: "Confirmed fact", earns: "A fact of a listing that you confirm" },
  report: { one: "Verified species report", earns: "A species report that others verify" },
};

const OTHERS: Readonly<Record<string, string>> = { achievement: "Achievement" };

/** Kinds that join later are called as they are stored. */
export const kindWords = (kind: string): string =>
  KIND_WORDS[kind as ThingKind]?.one ?? OTHERS[kind] ?? kind;
