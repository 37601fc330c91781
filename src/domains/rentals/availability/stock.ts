import type { TimeSpan } from "./local-time.ts";

/** What takes units of an item at a time. */
interface Taken extends TimeSpan {
  units: number;
  /** Days on which units are not to be had: together never more than there are. */
  isClosed: boolean;
}

export interface Stock {
  quantity: number;
  bufferMinutes: number;
  taken: readonly Taken[];
}

/** A stretch in which fewer units are free than there are, as milliseconds. */
export interface Busy {
  from: number;
  to: number;
  free: number;
}

/** In order; each ends where something begins or ends. */
export function busyTimes({ quantity, taken }: Pick<Stock, "quantity" | "taken">): Busy[] {
  const changes = new Map<number, { booked: number; closed: number }>();
  const note = (at: Date, units: number, isClosed: boolean) => {
    const change = changes.get(at.getTime()) ?? { booked: 0, closed: 0 };
    change[isClosed ? "closed" : "booked"] += units;
    changes.set(at.getTime(), change);
  };
  for (const { startsAt, endsAt, units, isClosed } of taken) {
    note(startsAt, units, isClosed);
    note(endsAt, -units, isClosed);
  }
  const edges = [...changes].toSorted(([one], [other]) => one - other);
  let [booked, closed] = [0, 0];
  return edges.flatMap(([from, change], index) => {
    booked += change.booked;
    closed += change.closed;
    const free = Math.max(0, quantity - booked - Math.min(closed, quantity));
    return free < quantity ? [{ from, to: edges[index + 1]?.[0] ?? from, free }] : [];
  });
}
