import { describe, expect, test } from "vitest";
import type { TideExtreme } from "./contract.ts";
import { findStation } from "./find-tide-station.server.ts";
import { predictTides } from "./predict-tides.server.ts";
import { openStationDatabase, type StationRecord } from "./read-tide-stations.server.ts";
import { heightAt } from "./rules.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const BOSTON = { latitude: 42.3539, longitude: -71.0503 };
const SEATTLE = { latitude: 47.6026, longitude: -122.3393 };
const ANNAPOLIS = { latitude: 38.9767, longitude: -76.4844 };
const EASTPORT = { latitude: 44.9053, longitude: -66.983 };
const KEY_WEST = { latitude: 24.5606, longitude: -81.8028 };
const PENSACOLA = { latitude: 30.404, longitude: -87.211 };

async function stationAt(position: { latitude: number; longitude: number }) {
  const found = await findStation(position);
  if (!found) throw new Error("No station there");
  return found.station;
}

function predict(station: StationRecord, hour: string) {
  const prediction = predictTides(station, new Date(hour));
  if (!prediction) throw new Error(`No prediction for ${station.name}`);
  return prediction;
}

/** Published by NOAA for its stations 8443970 and 9447130. */
describe("predicted highs and lows are within 4 minutes and 0.1 ft of NOAA's", () => {
  test.each([
    [
      "Boston",
      BOSTON,
      "2025-10-22T04:00Z",
      [
        ["high", "2025-10-22T04:18Z", 9.398],
        ["low", "2025-10-22T10:15Z", 1.085],
        ["high", "2025-10-22T16:24Z", 10.093],
        ["low", "2025-10-22T22:43Z", 0.343],
      ],
    ],
    [
      "Seattle",
      SEATTLE,
      "2019-08-30T11:00Z",
      [
        ["high", "2019-08-30T11:39Z", 11.11],
        ["low", "2019-08-30T18:23Z", -2.062],
        ["high", "2019-08-31T01:18Z", 11.894],
      ],
    ],
  ] as const)("in %s", async (_, position, hour, published) => {
    const { extremes } = predict(await stationAt(position), hour);
    for (const [kind, at, heightFeet] of published) {
      const ours = extremes.find(
        (extreme) => Math.abs(Date.parse(extreme.at) - Date.parse(at)) <= 4 * MINUTE,
      );
      expect(ours?.kind).toBe(kind);
      expect(Math.abs((ours?.heightFeet ?? Number.NaN) - heightFeet)).toBeLessThan(0.1);
    }
  });
});

/** NOAA's mean ranges; that of a single month differs with the moon. */
test.each([
  ["Eastport", EASTPORT, 18.35],
  ["Annapolis", ANNAPOLIS, 0.97],
  ["Key West", KEY_WEST, 1.28],
])("the mean range of a month at %s is near NOAA's", async (_, position, feet) => {
  const station = await stationAt(position);
  const ranges: number[] = [];
  for (let day = 1; day <= 29; day += 1) {
    const { extremes } = predict(station, `2026-09-${String(day).padStart(2, "0")}T04:00Z`);
    ranges.push(...neighbours(extremes).map(([a, b]) => Math.abs(a.heightFeet - b.heightFeet)));
  }
  const mean = ranges.reduce((sum, range) => sum + range, 0) / ranges.length;
  expect(mean / feet).toBeGreaterThan(0.85);
  expect(mean / feet).toBeLessThan(1.15);
});

describe.each([
  ["Annapolis", ANNAPOLIS],
  ["Eastport", EASTPORT],
  ["Key West", KEY_WEST],
  ["Pensacola, with one tide a day", PENSACOLA],
])("the tide of %s", (_, position) => {
  test("alternates between high and low, some hours apart", async () => {
    const station = await stationAt(position);
    for (let day = 1; day <= 28; day += 3) {
      const { extremes } = predict(station, `2026-02-${String(day).padStart(2, "0")}T15:00Z`);
      for (const [before, after] of neighbours(extremes)) {
        expect(after.kind).not.toBe(before.kind);
        const high = before.kind === "high" ? before : after;
        const low = before.kind === "high" ? after : before;
        expect(high.heightFeet).toBeGreaterThan(low.heightFeet);
        const hours = (Date.parse(after.at) - Date.parse(before.at)) / HOUR;
        expect(hours).toBeGreaterThan(1);
        expect(hours).toBeLessThan(24);
      }
    }
  });

  test("is drawn by a curve that passes through its highs and lows", async () => {
    const { extremes, curve } = predict(await stationAt(position), "2026-07-04T16:00Z");
    const highest = Math.max(...curve.heightsFeet);
    for (const { at, heightFeet } of extremes) {
      expect(heightAt(curve, Date.parse(at))).toBeCloseTo(heightFeet, 1);
      expect(heightFeet).toBeLessThanOrEqual(highest + 0.05);
    }
  });

  test("shows the next high and the next low after every minute of the hour", async () => {
    const { extremes } = predict(await stationAt(position), "2026-03-12T05:00Z");
    const lastMinute = Date.parse("2026-03-12T05:59Z");
    const coming = extremes.filter(({ at }) => Date.parse(at) > lastMinute);
    expect(new Set(coming.map(({ kind }) => kind))).toEqual(new Set(["high", "low"]));
  });
});

test("every kind of station can be predicted, also one that follows a reference station", async () => {
  const database = await openStationDatabase();
  const kinds = new Set<string>();
  for (let order = 0; order < database.positions.length; order += 97) {
    const station = database.read(order);
    kinds.add(station.offsets?.height.type ?? "reference");
    const { extremes, curve } = predict(station, "2026-03-12T05:00Z");
    for (const { at, heightFeet } of extremes) {
      const drawn = heightAt(curve, Date.parse(at));
      expect(Math.abs(drawn - heightFeet)).toBeLessThan(0.1);
    }
  }
  expect(kinds).toEqual(new Set(["reference", "ratio", "fixed"]));
});

function neighbours(extremes: TideExtreme[]): [TideExtreme, TideExtreme][] {
  return extremes.flatMap((extreme, order) => {
    const next = extremes[order + 1];
    return next ? [[extreme, next] as [TideExtreme, TideExtreme]] : [];
  });
}
