import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { graceEnd } from "#src/domains/payments/grace-rules.ts";
import { creditLeft, endWithout, type FundedTime, sharesOf } from "./returned-rules.ts";
import {
  endOf,
  lengthened,
  levelAt,
  monthFrom,
  type PromotedTime,
  planPurchase,
  unusedCents,
} from "./rules.ts";

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const NOW = day("2027-03-16");

let ids = 0;
/** A month of level 1 for $29 from the 1st of March on. */
const month = (facts: Partial<PromotedTime> = {}): PromotedTime => ({
  id: ++ids,
  promotionId: ids,
  level: 1,
  startsAt: day("2027-03-01"),
  endsAt: day("2027-04-01"),
  endedAt: null,
  endedBecause: null,
  paidCents: 2900,
  creditCents: 0,
  isGrace: false,
  renews: false,
  anchorAt: facts.startsAt ?? day("2027-03-01"),
  ...facts,
});
const basic = { level: 1, renews: false, priceCents: 2900 };
const premium = { level: 2, renews: false, priceCents: 5900 };
const top = { level: 3, renews: false, priceCents: 9900 };

describe("the level that is paid for", () => {
  test("is the greatest of what covers the moment", () => {
    const times = [month(), month({ level: 3, endsAt: day("2027-03-20") })];
    expect(levelAt(times, NOW)).toBe(3);
    expect(levelAt(times, day("2027-03-20"))).toBe(1);
    expect(levelAt(times, day("2027-04-01"))).toBe(0);
    expect(levelAt(times, day("2027-02-28"))).toBe(0);
  });

  test("ends where its time was ended", () => {
    const ended = month({ endedAt: day("2027-03-10") });
    expect(levelAt([ended], day("2027-03-09"))).toBe(1);
    expect(levelAt([ended], day("2027-03-10"))).toBe(0);
    expect(endOf(month({ endedAt: day("2028-01-01") }))).toEqual(day("2027-04-01"));
  });
});

describe("unused days", () => {
  test("are worth their part of what was paid, rounded down once", () => {
    expect(unusedCents(month(), day("2027-03-01"))).toBe(2900);
    // 16 of 31 days.
    expect(unusedCents(month(), NOW)).toBe(Math.floor((2900 * 16) / 31));
    expect(unusedCents(month(), new Date("2027-04-01T11:59:59Z"))).toBe(0);
    expect(unusedCents(month(), day("2027-04-01"))).toBe(0);
  });

  test("count what was credited too, and nothing that went back, was ended or is grace", () => {
    const both = month({ level: 2, paidCents: 4500, creditCents: 1400 });
    expect(unusedCents(both, day("2027-03-01"))).toBe(5900);
    expect(unusedCents(month({ paidCents: 0 }), NOW)).toBe(0);
    expect(unusedCents(month({ endedAt: day("2027-03-30") }), NOW)).toBe(0);
    expect(unusedCents(month({ isGrace: true }), NOW)).toBe(0);
  });

  test("are never worth more than what was paid", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9900 }),
        fc.integer({ min: -90, max: 90 }),
        (paid, days) => {
          const now = new Date(NOW.getTime() + days * 86_400_000);
          const unused = unusedCents(month({ paidCents: paid }), now);
          return unused >= 0 && unused <= paid && Number.isInteger(unused);
        },
      ),
    );
  });
});

describe("months in a row", () => {
  test.each([
    ["2027-01-29", ["2027-02-28", "2027-03-29", "2027-04-29"]],
    ["2027-01-30", ["2027-02-28", "2027-03-30", "2027-04-30"]],
    ["2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30"]],
    ["2028-01-29", ["2028-02-29", "2028-03-29", "2028-04-29"]],
    ["2028-01-30", ["2028-02-29", "2028-03-30", "2028-04-30"]],
    ["2028-01-31", ["2028-02-29", "2028-03-31", "2028-04-30"]],
    ["2027-12-31", ["2028-01-31", "2028-02-29", "2028-03-31"]],
  ])("from %s on end on the anchor's day", (first, ends) => {
    const times: PromotedTime[] = [];
    for (const _ of ends) {
      const { startsAt, endsAt, anchorAt } = planPurchase(basic, times, day(first));
      times.push(month({ startsAt, endsAt, anchorAt }));
    }
    expect(times.map(({ endsAt }) => endsAt)).toEqual(ends.map(day));
  });

  test("begin anew where the last one did not end on a day of its anchor", () => {
    expect(monthFrom(day("2027-02-20"), day("2027-01-31"))).toEqual({
      anchorAt: day("2027-02-20"),
      endsAt: day("2027-03-20"),
    });
  });
});

describe("one month", () => {
  test("begins now where nothing runs", () => {
    expect(planPurchase(top, [], NOW)).toEqual({
      startsAt: NOW,
      endsAt: day("2027-04-16"),
      anchorAt: NOW,
      creditCents: 0,
      replaced: [],
    });
  });

  test("of the same level begins where the paid time ends", () => {
    const next = month({ startsAt: day("2027-04-01"), endsAt: day("2027-05-01") });
    const plan = planPurchase(basic, [month(), next], NOW);
    expect(plan).toMatchObject({ startsAt: day("2027-05-01"), endsAt: day("2027-06-01") });
    expect(plan).toMatchObject({ creditCents: 0, replaced: [] });
  });

  test("of a cheaper level begins when the dearer one is over", () => {
    const plan = planPurchase(basic, [month({ level: 2 })], NOW);
    expect(plan).toMatchObject({ startsAt: day("2027-04-01"), creditCents: 0, replaced: [] });
  });

  test("of a dearer level begins now, with credit for all that it takes the place of", () => {
    const running = month();
    const next = month({ startsAt: day("2027-04-01"), endsAt: day("2027-05-01") });
    const plan = planPurchase(premium, [running, next], NOW);
    expect(plan).toMatchObject({ startsAt: NOW, endsAt: day("2027-04-16") });
    expect(plan.replaced).toEqual([running, next]);
    expect(plan.creditCents).toBe(Math.floor((2900 * 16) / 31) + 2900);
  });

  test("takes the place of cheaper time behind a dearer one from where that ends", () => {
    const dear = month({ level: 2 });
    const cheap = month({ startsAt: day("2027-04-01"), endsAt: day("2027-05-01") });
    const plan = planPurchase(premium, [dear, cheap], NOW);
    expect(plan).toMatchObject({ startsAt: day("2027-04-01"), creditCents: 2900 });
    expect(plan.replaced).toEqual([cheap]);
  });

  test.each([basic, premium, top])("of level $level runs beside what renews", (wanted) => {
    const renewing = month({ level: 2, renews: true });
    const plan = planPurchase(wanted, [renewing], NOW);
    expect(plan).toMatchObject({ startsAt: NOW, creditCents: 0, replaced: [] });
  });

  test("counts a renewing one that was cancelled as a month", () => {
    const cancelled = month({ level: 2, renews: false });
    expect(planPurchase(premium, [cancelled], NOW).startsAt).toEqual(day("2027-04-01"));
    expect(planPurchase(top, [cancelled], NOW).replaced).toEqual([cancelled]);
  });

  test("is longer for what credit is left beyond its price", () => {
    const plan = planPurchase(premium, [], day("2027-04-01"));
    const extra = { priceCents: 5900, extraCents: 2950 };
    expect(lengthened(plan, extra)).toEqual(day("2027-05-16"));
    expect(lengthened(plan, { ...extra, extraCents: 0 })).toEqual(day("2027-05-01"));
    expect(lengthened(plan, { ...extra, extraCents: -100 })).toEqual(day("2027-05-01"));
  });
});

describe("a renewing purchase", () => {
  test.each([1, 2, 3])("begins now and takes the place of a month of level %i", (level) => {
    const running = month({ level });
    const plan = planPurchase({ ...premium, renews: true }, [running], NOW);
    expect(plan).toMatchObject({ startsAt: NOW, replaced: [running] });
    expect(plan.creditCents).toBe(Math.floor((2900 * 16) / 31));
  });
});

describe("money that went back", () => {
  const half = { level: 2, creditCents: 1450, worthCents: 2900, endsAt: day("2027-05-01") };
  const funded = (
    facts: Partial<FundedTime & { creditedCents: number; lostCents: number }> = {},
  ) => ({
    ...{ ...month(), worthCents: 2900, creditedCents: 0, lostCents: 0, ...facts },
  });

  test("ends its time now, or where what was credited to it is used up", () => {
    expect(endWithout(funded({ paidCents: 0 }), NOW)).toEqual(NOW);
    expect(endWithout(funded({ ...half, paidCents: 0 }), NOW)).toEqual(
      new Date("2027-04-01T00:00:00Z"),
    );
    expect(endWithout(funded({ paidCents: 0, worthCents: 0 }), NOW)).toEqual(NOW);
  });

  test("leaves time alone of which a part is paid, or which credit pays for whole", () => {
    expect(endWithout(funded({ paidCents: 1 }), NOW)).toBeNull();
    expect(endWithout(funded({ paidCents: 0, creditCents: 2900 }), NOW)).toBeNull();
  });

  test("shortens time by what of its credit went back, also while its own payment is kept", () => {
    const both = { level: 2, paidCents: 1450, creditCents: 0, worthCents: 2900, lostCents: 1450 };
    const endsAt = day("2027-05-01");
    expect(endWithout(funded({ ...both, endsAt }), NOW)).toEqual(new Date("2027-04-01T00:00:00Z"));
    expect(endWithout(funded({ ...both, endsAt, paidCents: 1 }), NOW)).toEqual(
      new Date("2027-04-01T00:00:00Z"),
    );
    expect(endWithout(funded(both), day("2027-03-20"))).toEqual(day("2027-03-20"));
    expect(endWithout(funded({ ...both, lostCents: 0, creditCents: 1450 }), NOW)).toBeNull();
  });

  test("leaves what is kept its worth up to where its time ends now", () => {
    const shortened = month({
      endedAt: day("2027-03-20"),
      endedBecause: "returned",
      paidCents: 1900,
    });
    expect(unusedCents(shortened, day("2027-03-01"))).toBe(1900);
    expect(unusedCents(shortened, NOW)).toBe(400);
    expect(planPurchase(basic, [shortened], NOW).startsAt).toEqual(day("2027-03-20"));
    expect(planPurchase(top, [shortened], NOW)).toMatchObject({ creditCents: 400 });
    const nothing = month({
      startsAt: day("2027-03-20"),
      endedAt: day("2027-03-20"),
      endedBecause: "returned",
    });
    expect(planPurchase(basic, [nothing], NOW).startsAt).toEqual(NOW);
  });

  test("does not move an end that is past, and moves one that is to come", () => {
    const past = day("2027-03-10");
    expect(endWithout(funded({ paidCents: 0, endedAt: past }), NOW)).toEqual(past);
    const later = funded({ paidCents: 0, endedAt: day("2027-03-20") });
    expect(endWithout(later, NOW)).toEqual(NOW);
  });

  test("takes its part of the credit that was given for it, and no cent more", () => {
    const given = { endedAt: NOW, creditedCents: 1496 };
    expect(creditLeft(funded(given))).toBe(1496);
    expect(creditLeft(funded({ ...given, paidCents: 1450 }))).toBe(748);
    expect(creditLeft(funded({ ...given, paidCents: 0 }))).toBe(0);
    // Only some of its rest was credited: that is touched last.
    expect(creditLeft(funded({ ...given, creditedCents: 500, paidCents: 1450 }))).toBe(500);
  });

  test("was credited in shares that add up", () => {
    const times = [month({ endedAt: NOW }), month({ endedAt: NOW, paidCents: 5800 })];
    expect(sharesOf(times, 1000)).toEqual([333, 667]);
    expect(sharesOf([], 1000)).toEqual([]);
  });
});

describe("grace", () => {
  test("is 7 days from the first failure, and never counted from before the paid time is over", () => {
    const paidUntil = day("2027-04-01");
    expect(graceEnd({ pastDueSince: day("2027-04-02"), paidUntil })).toEqual(day("2027-04-09"));
    expect(graceEnd({ pastDueSince: NOW, paidUntil })).toEqual(day("2027-04-08"));
  });
});
