import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slowDayEnd } from "#tests/support/slow-clock.ts";
import { hoursOf } from "./local-time.ts";
import { priceOf } from "./price.ts";

const HOUR = 3_600_000;
const ZONES = ["America/New_York", "America/Chicago", "America/Phoenix"];
const plain = { timeZone: "America/New_York", units: 1 };
const rates = { hourCents: 5000, dayCents: 30_000 };

const lasting = (hours: number, from = "2027-06-12T14:00Z") => {
  const startsAt = new Date(from);
  return { ...plain, startsAt, endsAt: new Date(startsAt.getTime() + hours * HOUR) };
};
const between = (from: string, to: string) => ({
  ...plain,
  startsAt: new Date(from),
  endsAt: new Date(to),
});
const centsOf = (hours: number) => priceOf(rates, lasting(hours)).totalCents;

describe("a price", () => {
  test.each([
    [1.5, 10_000],
    [3, 15_000],
    [7, 30_000],
    [24, 30_000],
    [25, 35_000],
    [31, 60_000],
    [48, 60_000],
  ])("of %f hours is %i cents at 50 an hour and 300 a day", (hours, cents) => {
    expect(centsOf(hours)).toBe(cents);
  });

  test("says what it is made of, for each unit", () => {
    const { lines, totalCents } = priceOf(rates, { ...lasting(25), units: 3 });
    expect(totalCents).toBe(105_000);
    expect(lines).toEqual([
      { unit: "day", count: 1, rateCents: 30_000, units: 3 },
      { unit: "hour", count: 1, rateCents: 5000, units: 3 },
    ]);
  });

  test("goes by the hour where a day is dearer than its hours, and may be nothing", () => {
    const dear = { hourCents: 100, dayCents: 100_000 };
    expect(priceOf(dear, lasting(48)).totalCents).toBe(4800);
    expect(priceOf({ hourCents: 0, dayCents: 0 }, lasting(30)).totalCents).toBe(0);
    expect(priceOf({ hourCents: 10, dayCents: 20 }, lasting(26)).totalCents).toBe(40);
  });

  test("of a day is that of one day when clocks change", () => {
    // Saturday 10:00 to Sunday 10:00: 25 hours in November, 23 in March.
    const autumn = between("2027-11-06T10:00-04:00", "2027-11-07T10:00-05:00");
    const spring = between("2027-03-13T10:00-05:00", "2027-03-14T10:00-04:00");
    expect([hoursOf(autumn), hoursOf(spring)]).toEqual([25, 23]);
    expect(priceOf(rates, autumn).totalCents).toBe(30_000);
    expect(priceOf(rates, spring).totalCents).toBe(30_000);
    const whole = { ...spring, endsAt: new Date("2027-03-14T11:00-04:00") };
    expect(priceOf(rates, whole).totalCents).toBe(30_000);
    expect(priceOf(rates, { ...autumn, timeZone: "America/Phoenix" }).totalCents).toBe(35_000);
  });

  test("of a day is that of one day in the zone of the place, whichever that is", () => {
    const days = [
      ["America/Chicago", "2027-11-06T10:00-05:00", "2027-11-07T10:00-06:00"],
      ["America/Chicago", "2027-03-13T10:00-06:00", "2027-03-14T10:00-05:00"],
      ["America/Phoenix", "2027-11-06T10:00-07:00", "2027-11-07T10:00-07:00"],
      ["America/Phoenix", "2027-03-13T10:00-07:00", "2027-03-14T10:00-07:00"],
    ] as const;
    for (const [timeZone, from, to] of days)
      expect(priceOf(rates, { ...between(from, to), timeZone }).totalCents).toBe(30_000);
  });

  test("by the hour counts hours that pass, not those that clocks show", () => {
    const spring = between("2027-03-14T01:30-05:00", "2027-03-14T03:30-04:00");
    const autumn = between("2027-11-07T00:30-04:00", "2027-11-07T02:30-05:00");
    expect(priceOf(rates, spring).totalCents).toBe(5000);
    expect(priceOf(rates, autumn).totalCents).toBe(15_000);
  });
});

/** Around both changes of clocks, and where there is none. */
const moment = fc
  .tuple(
    fc.constantFrom("2027-03-11T00:00Z", "2027-11-04T00:00Z", "2027-07-01T00:00Z"),
    fc.nat(7 * 96),
  )
  .map(([from, quarters]) => new Date(Date.parse(from) + quarters * (HOUR / 4)));
const rented = fc
  .record({
    startsAt: moment,
    quarters: fc.integer({ min: 1, max: 4 * 80 }),
    timeZone: fc.constantFrom(...ZONES),
    units: fc.constantFrom(1, 1, 3),
  })
  .map(({ quarters, ...given }) => ({
    ...given,
    endsAt: new Date(given.startsAt.getTime() + quarters * (HOUR / 4)),
  }));
const anyRates = fc.record({ hourCents: fc.nat(9000), dayCents: fc.nat(60_000) });
const later = (time: { endsAt: Date }, hours: number) =>
  new Date(time.endsAt.getTime() + hours * HOUR);

describe("any price", () => {
  test("is that of the cheapest number of days and hours that reaches the end", () => {
    fc.assert(
      fc.property(anyRates, rented, (some, time) => {
        const { startsAt, endsAt, timeZone, units } = time;
        let cheapest = Number.POSITIVE_INFINITY;
        for (let days = 0; days <= 5; days += 1) {
          const paidUntil = slowDayEnd(startsAt, days, timeZone);
          for (let hours = 0; hours <= 81; hours += 1) {
            if (paidUntil + hours * HOUR < endsAt.getTime()) continue;
            cheapest = Math.min(cheapest, days * some.dayCents + hours * some.hourCents);
          }
        }
        expect(priceOf(some, time).totalCents).toBe(cheapest * units);
      }),
      { numRuns: 150 },
    );
  });

  test("grows with time and is never more than hours alone or days alone", () => {
    fc.assert(
      fc.property(anyRates, rented, fc.nat(50), (some, time, more) => {
        const cents = priceOf(some, time).totalCents;
        const longer = priceOf(some, { ...time, endsAt: later(time, more) }).totalCents;
        expect(longer).toBeGreaterThanOrEqual(cents);
        const hours = Math.ceil(hoursOf(time));
        expect(cents).toBeLessThanOrEqual(hours * some.hourCents * time.units);
        expect(cents).toBeLessThanOrEqual(Math.ceil(hours / 24) * some.dayCents * time.units);
      }),
    );
  });

  test("is never more than that of its parts, but for an hour where clocks change", () => {
    fc.assert(
      fc.property(anyRates, rented, fc.integer({ min: 1, max: 60 }), (some, time, more) => {
        const endsAt = later(time, more);
        const whole = priceOf(some, { ...time, endsAt }).totalCents;
        const second = priceOf(some, { ...time, startsAt: time.endsAt, endsAt }).totalCents;
        const grace = some.hourCents * time.units;
        const parts = priceOf(some, time).totalCents + second;
        expect(whole).toBeLessThanOrEqual(parts + grace);
        if (time.timeZone === "America/Phoenix") expect(whole).toBeLessThanOrEqual(parts);
      }),
    );
  });
});
