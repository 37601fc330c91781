/** Why a line says nothing, or takes back what another gave. */
export const ENTRY_NOTES = [
  "over_limit",
  "gone",
  "own",
  "below_goal",
  "switched_off",
  "recounted",
] as const;
export type EntryNote = (typeof ENTRY_NOTES)[number];

const NOTE_WORDS: Readonly<Record<EntryNote, string>> = {
  over_limit: "Over the limit",
  gone: "Taken back: it is no longer published",
  own: "Taken back: it is about something of your own",
  below_goal: "Taken back: what it was earned for is below its goal again",
  switched_off: "Taken back: this achievement is no longer given",
  recounted: "Counted anew",
};

const EVENT_GONE = "Taken back: it did not take place then, or you were counted out again";

/** As its owner reads it, of a kind of thing. */
export const noteWords = (note: EntryNote, kind: string): string =>
  note === "gone" && kind === "event" ? EVENT_GONE : NOTE_WORDS[note];
