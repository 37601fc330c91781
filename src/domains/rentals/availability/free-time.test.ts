import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Hours } from "#src/domains/hours/contract.ts";
import { slowWallText } from "#tests/support/slow-clock.ts";
import {
  type OpenDay,
  slowCanStart,
  slowEnds,
  slowMayAsk,
  slowNextFree,
} from "#tests/support/slow-offer.ts";
import {
  endsFrom,
  isOvernight,
  nextFree,
  shortestOnDays,
  startsOn,
  unitsFree,
} from "./free-time.ts";
import { type RentalSeason, START_STEPS } from "./limits-contract.ts";
import { dayAt, wallText } from "./local-time.ts";
import { type OfferRules, offerObjection } from "./offer.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = new Date("2027-01-01T00:00Z");

const rules: OfferRules = {
  timeZone: "America/New_York",
  minBookingDuration: 1,
  maxBookingDuration: 24,
  availableSeasons: ["all"],
  hours: null,
  noticeMinutes: 0,
};
const daily = (start: number, end: number) =>
  Hours.parse({
    weekly: Array.from({ length: 7 }, (_, day) => ({
      start: day * 1440 + start * 60,
      end: day * 1440 + end * 60,
    })),
  });
const time = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) });
const empty = { quantity: 1, bufferMinutes: 0, taken: [] };
const objectionTo = (facts: Partial<OfferRules>, from: string, to: string) =>
  offerObjection({ ...rules, ...facts }, time(from, to), now)?.field ?? null;
const offeredOn = (date: string, facts: Partial<OfferRules> = {}) => {
  const day = Date.parse(`${date}T00:00Z`) / (24 * HOUR);
  const offer = { rules: { ...rules, ...facts }, stock: empty, startStep: 30 };
  return startsOn(day, offer, { units: 1, now });
};

describe("what is offered", () => {
  test("comes back on another day where it closes before the shortest booking is over", () => {
    const offer = { rules: { ...rules, hours: daily(9, 17) }, stock: empty, startStep: 30 };
    const day = Date.parse("2027-06-12T00:00Z") / (24 * HOUR);
    const [found = []] = shortestOnDays([day], offer, { units: 1, now });
    const overnight = found.filter((each) => isOvernight(each, offer));
    expect(overnight.map(({ startsAt }) => wallText(startsAt, rules.timeZone).slice(11))).toEqual([
      "16:30",
    ]);
    const late = time("2027-06-13T03:30Z", "2027-06-13T04:30Z");
    expect(isOvernight(late, { ...offer, rules })).toBe(false);
  });

  test("has no time that clocks leave out, and both of one that they show twice", () => {
    const zone = "America/New_York";
    const spring = offeredOn("2027-03-14").map((at) => wallText(at, zone).slice(11));
    expect(spring).toHaveLength(46);
    expect(spring).not.toContain("02:30");
    const autumn = offeredOn("2027-11-07");
    expect(autumn).toHaveLength(50);
    const twice = autumn.filter((at) => wallText(at, zone).endsWith("01:30"));
    expect(twice.map((at) => at.toISOString())).toEqual([
      "2027-11-07T05:30:00.000Z",
      "2027-11-07T06:30:00.000Z",
    ]);
    expect(offeredOn("2027-03-14", { timeZone: "America/Phoenix" })).toHaveLength(48);
    const panhandle = { timeZone: "America/Chicago" };
    expect(offeredOn("2027-11-07", panhandle)).toHaveLength(50);
    const inChicago = offeredOn("2027-03-14", panhandle);
    const shown = inChicago.map((at) => wallText(at, panhandle.timeZone).slice(11));
    expect(shown).toHaveLength(46);
    expect(shown).not.toContain("02:30");
  });

  test("is within hours when it is fetched and brought back, the first and the last minute included", () => {
    const hours = { hours: daily(9, 17) };
    expect(objectionTo(hours, "2027-06-12T13:00Z", "2027-06-12T21:00Z")).toBe(null);
    expect(objectionTo(hours, "2027-06-12T12:59Z", "2027-06-12T21:00Z")).toBe("startDate");
    expect(objectionTo(hours, "2027-06-12T13:00Z", "2027-06-12T21:01Z")).toBe("endDate");
    expect(objectionTo(hours, "2027-06-12T21:00Z", "2027-06-12T22:00Z")).toBe("startDate");
    expect(objectionTo(hours, "2027-06-12T20:00Z", "2027-06-13T14:00Z")).toBe(null);
    expect(objectionTo(hours, "2027-06-12T20:00Z", "2027-06-13T13:00Z")).toBe(null);
    expect(objectionTo(hours, "2027-06-12T20:00Z", "2027-06-13T12:59Z")).toBe("endDate");
    const late = { hours: daily(18, 26) };
    expect(objectionTo(late, "2027-06-13T05:00Z", "2027-06-13T06:00Z")).toBe(null);
  });

  test("is in season on every day of the place that it touches", () => {
    const spring = { availableSeasons: ["spring" as const] };
    // Midnight in Annapolis is five in the morning in universal time.
    expect(objectionTo(spring, "2027-02-28T23:00-05:00", "2027-03-01T09:00-05:00")).toBe(
      "startDate",
    );
    expect(objectionTo(spring, "2027-03-01T00:00-05:00", "2027-03-01T09:00-05:00")).toBe(null);
    expect(objectionTo(spring, "2027-05-31T20:00-04:00", "2027-06-01T00:00-04:00")).toBe(null);
    expect(objectionTo(spring, "2027-05-31T20:00-04:00", "2027-06-01T00:30-04:00")).toBe("endDate");
  });

  test("keeps the notice, the shortest and the longest time", () => {
    const notice = { noticeMinutes: 120 };
    expect(objectionTo(notice, "2027-01-01T01:59Z", "2027-01-01T03:00Z")).toBe("startDate");
    expect(objectionTo(notice, "2027-01-01T02:00Z", "2027-01-01T03:00Z")).toBe(null);
    const length = { minBookingDuration: 2, maxBookingDuration: 4 };
    expect(objectionTo(length, "2027-06-12T13:00Z", "2027-06-12T14:59Z")).toBe("endDate");
    expect(objectionTo(length, "2027-06-12T13:00Z", "2027-06-12T17:01Z")).toBe("endDate");
    expect(objectionTo(length, "2027-06-12T13:00Z", "2027-06-12T13:00Z")).toBe("endDate");
    // Elapsed hours: 01:30 to 03:30 is one of them when clocks go forward.
    expect(objectionTo(length, "2027-03-14T01:30-05:00", "2027-03-14T03:30-04:00")).toBe("endDate");
    expect(objectionTo({}, "2029-06-12T13:00Z", "2029-06-12T14:00Z")).toBe("startDate");
  });

  test("ends before the next booking, with the pause between", () => {
    const booked = {
      ...time("2027-06-12T16:00Z", "2027-06-12T18:00Z"),
      units: 1,
      isClosed: false,
    };
    const stock = { quantity: 1, bufferMinutes: 30, taken: [booked] };
    const offer = { rules, stock, startStep: 30 };
    const ends = [...endsFrom(new Date("2027-06-12T13:30Z"), offer, { units: 1, now })];
    expect(ends.map((end) => end.toISOString().slice(11, 16))).toEqual(["14:30", "15:00", "15:30"]);
    const asked = time("2027-06-12T15:00Z", "2027-06-12T17:00Z");
    expect(nextFree(asked, offer, { units: 1, now })).toEqual(
      time("2027-06-12T18:00Z", "2027-06-12T20:00Z"),
    );
  });
});

/** Changes of clocks and of seasons are in these days. */
const FROMS = ["2027-03-12", "2027-11-05", "2027-02-26", "2027-05-29", "2027-11-28"].map((day) =>
  Date.parse(`${day}T00:00Z`),
);
const quarter = fc.nat(4 * 96).map((quarters) => quarters * 15 * MINUTE);
const span = (from: number) =>
  fc.tuple(quarter, fc.integer({ min: 1, max: 120 })).map(([start, length]) => ({
    startsAt: new Date(from + start),
    endsAt: new Date(from + start + length * 15 * MINUTE),
  }));
const stockFrom = (from: number) =>
  fc.record({
    quantity: fc.integer({ min: 1, max: 4 }),
    bufferMinutes: fc.constantFrom(0, 15, 60),
    taken: fc.array(
      fc
        .tuple(span(from), fc.integer({ min: 1, max: 3 }), fc.boolean())
        .map(([each, units, isClosed]) => ({ ...each, units, isClosed })),
      { maxLength: 8 },
    ),
  });
const [MARCH = 0] = FROMS;
/** None begins before the latest of the evening before is over. */
const dayHours = fc.constantFrom<OpenDay[]>(
  [],
  [[9, 17]],
  [[20, 28]],
  [[4, 7]],
  [
    [6.5, 12],
    [13, 25],
  ],
);
const anyWeek = fc.array(dayHours, { minLength: 7, maxLength: 7 });
const weekly = (week: readonly OpenDay[]) =>
  Hours.parse({
    weekly: week.flatMap((day, weekday) =>
      day.map(([from, to]) => ({
        start: weekday * 1440 + from * 60,
        end: weekday * 1440 + to * 60,
      })),
    ),
  });

describe("for any stock", () => {
  test("the free units are those of the fullest quarter of an hour", () => {
    fc.assert(
      fc.property(
        stockFrom(MARCH),
        span(MARCH),
        ({ quantity, taken: all, bufferMinutes }, asked) => {
          let free = quantity;
          for (let at = asked.startsAt.getTime(); at < asked.endsAt.getTime(); at += 15 * MINUTE) {
            const there = all.filter(
              ({ startsAt, endsAt }) => startsAt.getTime() <= at && at < endsAt.getTime(),
            );
            let [booked, closed] = [0, 0];
            for (const { units, isClosed } of there)
              if (isClosed) closed += units;
              else booked += units;
            free = Math.min(free, quantity - booked - Math.min(closed, quantity));
          }
          const counted = unitsFree({ quantity, taken: all, bufferMinutes }, asked);
          expect(counted).toBe(Math.max(0, free));
        },
      ),
    );
  });

  const offered = fc.record({
    timeZone: fc.constantFrom("America/New_York", "America/Chicago", "America/Phoenix"),
    week: fc.oneof(
      fc.constant(null),
      dayHours.map((day) => Array(7).fill(day)),
      anyWeek,
    ),
    availableSeasons: fc.constantFrom<RentalSeason[][]>(
      ["all"],
      ["spring"],
      ["winter"],
      ["spring", "fall"],
    ),
    minBookingDuration: fc.integer({ min: 1, max: 3 }),
    maxBookingDuration: fc.integer({ min: 3, max: 30 }),
    noticeMinutes: fc.constantFrom(0, 600),
    startStep: fc.constantFrom(...START_STEPS),
  });
  /** Of an item: how the site knows it, how the slow one does, and what is asked of it. */
  const any = fc.constantFrom(...FROMS).chain((from) =>
    fc
      .tuple(stockFrom(from), offered, span(from), fc.integer({ min: 1, max: 3 }), fc.nat(3))
      .map(([some, { week, startStep, ...own }, asked, units, days]) => ({
        ...{ from, days, asked, units },
        offer: { rules: { ...own, hours: week && weekly(week) }, stock: some, startStep },
        slow: { ...own, ...some, week, startStep },
        wanted: { units, now: new Date(from) },
      })),
  );

  test("the starts of a day are all moments from which something can be had", () => {
    fc.assert(
      fc.property(any, ({ from, days, units, offer, slow, wanted }) => {
        const { timeZone } = slow;
        const day = dayAt(new Date(from + (days + 0.5) * 24 * HOUR), timeZone);
        const found = startsOn(day, offer, wanted).map(Number);
        const date = new Date(day * 24 * HOUR).toISOString().slice(0, 10);
        const believed = [];
        for (let at = from - 24 * HOUR; at < from + 6 * 24 * HOUR; at += 15 * MINUTE)
          if (
            slowWallText(at, timeZone).startsWith(date) &&
            slowCanStart(slow, at, { units, now: from })
          )
            believed.push(at);
        expect(found).toEqual(believed);
      }),
      { numRuns: 100 },
    );
  });

  test("the ends of a start are all moments at which it can be brought back", () => {
    fc.assert(
      fc.property(any, ({ from, asked, units, offer, slow, wanted }) => {
        const found = [...endsFrom(asked.startsAt, offer, wanted)].map(Number);
        expect(found).toEqual(slowEnds(slow, Number(asked.startsAt), { units, now: from }));
      }),
      { numRuns: 300 },
    );
  });

  test("the next time that is offered is the first that is as long and can be had", () => {
    fc.assert(
      fc.property(any, ({ from, asked, units, offer, slow, wanted }) => {
        const next = nextFree(asked, offer, wanted);
        const [start, end] = [Number(asked.startsAt), Number(asked.endsAt)];
        expect(next && { start: Number(next.startsAt), end: Number(next.endsAt) }).toEqual(
          slowNextFree(slow, { start, end }, { units, now: from }),
        );
      }),
      { numRuns: 100 },
    );
  });

  test("a time is taken exactly when each of its moments keeps the rules", () => {
    const off = fc.constantFrom(0, 0, 0, 1, 7);
    fc.assert(
      fc.property(any, off, off, ({ from, asked, offer, slow }, early, late) => {
        const [start, end] = [
          Number(asked.startsAt) - early * MINUTE,
          Number(asked.endsAt) + late * MINUTE,
        ];
        const objection = offerObjection(
          offer.rules,
          { startsAt: new Date(start), endsAt: new Date(end) },
          new Date(from),
        );
        expect(objection === null).toBe(slowMayAsk(slow, { start, end }, from));
      }),
      { numRuns: 1000 },
    );
  });
});
