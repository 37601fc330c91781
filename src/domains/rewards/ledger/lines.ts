import type { Frozen } from "../worth/thing.ts";
import { keyOf } from "../worth/value-things.ts";
import type { EntryNote } from "./limits-contract.ts";

/** A line of the ledger, as far as the next one depends on it. */
export interface Entry extends About {
  seq: number;
  points: number;
  note: string | null;
}

/** What a line is about: the same in all lines of one thing. */
interface About {
  kind: string;
  source: string;
  rate: number;
  occurredAt: Date;
  localDate: string;
  title: string;
  path: string | null;
  state: string | null;
  businessId: number | null;
  eventId: number | null;
}

/** What a thing should be worth. */
export interface Wanted extends About {
  points: number;
  note: EntryNote | null;
}

/** The last line of each thing. */
export function lastOfEach(entries: readonly Entry[]): Map<string, Entry> {
  const last = new Map<string, Entry>();
  for (const entry of entries) {
    const before = last.get(keyOf(entry));
    if (!before || before.seq < entry.seq) last.set(keyOf(entry), entry);
  }
  return last;
}

const isGiven = ({ seq }: Entry): boolean => seq % 2 === 1;

export const frozenOf = ({ occurredAt, localDate, rate }: Entry): Frozen => ({
  at: occurredAt,
  localDate,
  rate,
});

/**
 * The lines that make the ledger say what is wanted. A changed worth is taken back and given anew;
 * where it says so already there are none.
 */
export function linesToAdd(
  last: ReadonlyMap<string, Entry>,
  wanted: readonly Wanted[],
  whyGone: (entry: Entry) => EntryNote,
): Entry[] {
  const kept = new Set(wanted.map(keyOf));
  const gone = [...last.values()].filter((entry) => isGiven(entry) && !kept.has(keyOf(entry)));
  return [
    ...gone.map((entry) => takenBack(entry, whyGone(entry))),
    ...wanted.flatMap((thing) => linesFor(last.get(keyOf(thing)), thing)),
  ];
}

function linesFor(last: Entry | undefined, thing: Wanted): Entry[] {
  if (!last) return [{ ...thing, seq: 1 }];
  if (!isGiven(last)) return [{ ...thing, seq: last.seq + 1 }];
  if (last.points === thing.points && last.note === thing.note) return [];
  return [takenBack(last, "recounted"), { ...thing, seq: last.seq + 2 }];
}

const takenBack = (entry: Entry, note: EntryNote): Entry => ({
  ...entry,
  seq: entry.seq + 1,
  points: 0 - entry.points,
  note,
});
