/** Why a line says nothing, or takes back what another gave. */
export const ENTRY_NOTES = ["over_limit", "gone", "own", "below_goal", "recounted"] as const;
export type EntryNote = (typeof ENTRY_NOTES)[number];

/** As its owner reads it. */
export const NOTE_WORDS: Readonly<Record<EntryNote, string>> = {
  over_limit: "Over that day's limit",
  gone: "Taken back: it is no longer published",
  own: "Taken back: it is about something of your own",
  below_goal: "Taken back: what it was earned for is below its goal again",
  recounted: "Counted anew",
};
