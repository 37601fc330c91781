import { ALL_TIME, openPeriods, type Period, periodsOf } from "../worth/periods.ts";

export interface Score extends Period {
  /** Empty for everywhere. */
  state: string;
  points: number;
}

interface Scored {
  points: number;
  occurredAt: Date;
  state: string | null;
}

export const scoreKey = ({ period, start, state }: Omit<Score, "points">): string =>
  `${period} ${start} ${state}`;

/** A person's points in each period that the board shows, everywhere and in each state; those above zero. */
export function scoresOf(entries: readonly Scored[], now: Date): Score[] {
  const open = new Set(openPeriods(now).map(({ period, start }) => `${period} ${start}`));
  const scores = new Map<string, Score>();
  for (const { points, occurredAt, state } of entries) {
    const { week, month } = periodsOf(occurredAt);
    const periods: Period[] = [
      { period: "week", start: week },
      { period: "month", start: month },
      ALL_TIME,
    ];
    for (const { period, start } of periods) {
      if (!open.has(`${period} ${start}`)) continue;
      for (const place of state === null ? [""] : ["", state]) {
        const score = { period, start, state: place, points };
        const before = scores.get(scoreKey(score))?.points ?? 0;
        scores.set(scoreKey(score), { ...score, points: before + points });
      }
    }
  }
  return [...scores.values()].filter(({ points }) => points > 0);
}
