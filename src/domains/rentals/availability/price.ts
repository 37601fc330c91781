import { afterDays, type TimeSpan } from "./local-time.ts";

export interface Rates {
  hourCents: number;
  dayCents: number;
}

export interface PriceLine {
  unit: "day" | "hour";
  count: number;
  /** Of one unit of the item. */
  rateCents: number;
  units: number;
}

export interface Price {
  totalCents: number;
  lines: PriceLine[];
}

interface Rented extends TimeSpan {
  timeZone: string;
  units: number;
}

const HOUR = 3_600_000;

/**
 * Days and hours together, whichever way is the cheapest: for each number of days, what is left over
 * is paid by the hour, and an hour that has begun is paid whole. At 50 an hour and 300 a day, 3 hours
 * are 150, 7 hours are a day, 25 hours a day and an hour, 31 hours two days.
 */
export const priceOf = (rates: Rates, { endsAt, ...rented }: Rented): Price =>
  pricesFrom(rates, rented)(endsAt);

/** The same of one start, for many ends. */
export function pricesFrom(
  rates: Rates,
  { startsAt, timeZone, units }: Omit<Rented, "endsAt">,
): (endsAt: Date) => Price {
  const dayEnds = [startsAt.getTime()];
  const endOfDay = (day: number): number => {
    dayEnds[day] ??= afterDays(startsAt, day, timeZone).getTime();
    return dayEnds[day];
  };
  return (endsAt) => {
    let cheapest: { days: number; hours: number; cents: number } | undefined;
    for (let days = 0; ; days += 1) {
      const hours = Math.max(0, Math.ceil((endsAt.getTime() - endOfDay(days)) / HOUR));
      const cents = days * rates.dayCents + hours * rates.hourCents;
      if (!cheapest || cents <= cheapest.cents) cheapest = { days, hours, cents };
      if (hours === 0) break;
    }
    const lines: PriceLine[] = [
      { unit: "day", count: cheapest.days, rateCents: rates.dayCents, units },
      { unit: "hour", count: cheapest.hours, rateCents: rates.hourCents, units },
    ];
    return {
      totalCents: cheapest.cents * units,
      lines: lines.filter(({ count }) => count > 0),
    };
  };
}

export const lineCents = ({ count, rateCents, units }: PriceLine): number =>
  count * rateCents * units;
