import { monthsAfter } from "#src/shared/months-after.ts";

/** Less than this is not charged. */
export const SMALLEST_CHARGE_CENTS = 50;

/** As most processors ask: a share and a fixed part, rounded to the cent. */
export const feeFor = (amountCents: number): number => Math.round(amountCents * 0.029) + 30;

export interface Period {
  periodStart: Date;
  periodEnd: Date;
}

/** The month that runs at this moment, counted from the anchor. */
export function periodAt(anchor: Date, now: Date): Period {
  let months = Math.max(0, monthsBetween(anchor, now) - 1);
  while (monthsAfter(anchor, months + 1) <= now) months += 1;
  return { periodStart: monthsAfter(anchor, months), periodEnd: monthsAfter(anchor, months + 1) };
}

const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();

export interface Change extends Period {
  from: number;
  to: number;
}

/** The difference for what is left of the period, rounded down; nothing when it is too small or negative. */
export function prorate({ from, to, periodStart, periodEnd }: Change, now: Date): number {
  const whole = periodEnd.getTime() - periodStart.getTime();
  const left = Math.min(Math.max(periodEnd.getTime() - now.getTime(), 0), whole);
  const cents = Math.floor(((to - from) * left) / whole);
  return cents < SMALLEST_CHARGE_CENTS ? 0 : cents;
}

const DAY_MS = 86_400_000;
/** Between the tries of a failed renewal: after one, three, five and seven days it has been tried again. */
const RETRY_GAP_DAYS = [1, 2, 2, 2];

/** Null when it was tried often enough. */
export function nextTry(attempts: number, now: Date): Date | null {
  const gap = RETRY_GAP_DAYS[attempts - 1];
  return gap === undefined ? null : new Date(now.getTime() + gap * DAY_MS);
}
