import { beforeAll, describe, expect, test } from "vitest";
import { currentAt, toCurrentEvent } from "./current-now.ts";
import { predictCurrents } from "./predict-currents.server.ts";
import { type CurrentRecord, openCurrentDatabase } from "./read-currents.server.ts";

const MINUTE = 60_000;
let stations: Map<string, CurrentRecord>;

beforeAll(async () => {
  const database = await openCurrentDatabase();
  const all = database.positions.map((_, order) => database.read(order));
  stations = new Map(all.map((station) => [station.id, station]));
});

function station(id: string): CurrentRecord {
  const found = stations.get(`noaa/${id}`);
  if (!found) throw new Error(`No station ${id}`);
  return found;
}

function predict(id: string, hour: string) {
  const record = station(id);
  const { events, series } = predictCurrents(record, new Date(hour));
  return { record, series, events: events.map((event) => toCurrentEvent(event, record)) };
}

/** Published by NOAA's service (currents_predictions, universal time) for its stations. */
describe("floods, ebbs and slacks are within 5 minutes and 0.1 kn of NOAA's", () => {
  test.each([
    [
      "a reference station",
      "FPI0901",
      "2026-08-30T00:00Z",
      [
        ["flood", "2026-08-30T00:56Z", 3.14],
        ["slack before ebb", "2026-08-30T04:05Z", 0],
        ["ebb", "2026-08-30T06:51Z", 3.51],
      ],
    ],
    [
      "a station by offsets from Boston",
      "ACT0926",
      "2020-01-01T05:00Z",
      [
        ["flood", "2020-01-01T06:49Z", 0.62],
        ["slack before ebb", "2020-01-01T08:59Z", 0],
        ["ebb", "2020-01-01T11:46Z", 0.58],
      ],
    ],
  ] as const)("at %s", (_, id, hour, published) => {
    const { events } = predict(id, hour);
    for (const [kind, at, speedKnots] of published) {
      const ours = events.find((event) => event.kind === kind);
      expect(Math.abs(Date.parse(ours?.at ?? "") - Date.parse(at))).toBeLessThanOrEqual(5 * MINUTE);
      expect(Math.abs((ours?.speedKnots ?? 99) - speedKnots)).toBeLessThanOrEqual(0.1);
    }
  });

  test.each([
    ["2020-01-01T05:00Z", "flood", 1.03],
    ["2020-01-01T08:30Z", "ebb", 0.21],
  ] as const)("between events, at Deer Island Light at %s", (at, state, speedKnots) => {
    const { record, series } = predict("BOS1111", "2020-01-01T05:00Z");
    const now = currentAt(series, Date.parse(at), record);
    expect(now.state).toBe(state);
    expect(Math.abs(now.speedKnots - speedKnots)).toBeLessThanOrEqual(0.1);
  });
});

test("where a river adds to every ebb, ebbs are stronger and longer than floods", () => {
  const { events } = predict("DEB2101", "2026-08-30T00:00Z");
  const strongest = (kind: string) =>
    Math.max(...events.filter((event) => event.kind === kind).map((event) => event.speedKnots));
  expect(strongest("ebb")).toBeGreaterThan(strongest("flood") + 1);
  const at = (kind: string) => Date.parse(events.find((event) => event.kind === kind)?.at ?? "");
  const ebbing = at("slack before flood") - at("slack before ebb");
  expect(ebbing).toBeGreaterThan(6.5 * 60 * MINUTE);
});

test("slacks lie between a flood and an ebb, at every station and across a clock change", () => {
  const ids = [...stations.keys()].filter((_, order) => order % 60 === 0);
  expect(ids.length).toBeGreaterThan(30);
  for (const id of ids) {
    const record = stations.get(id);
    if (!record) continue;
    const { events, series } = predictCurrents(record, new Date("2026-11-01T03:00Z"));
    expect(series.knots.every(Number.isFinite), id).toBe(true);
    expect(events.length, id).toBeGreaterThan(1);
    const times = events.map(({ time }) => time);
    expect(times, id).toEqual(times.toSorted((a, b) => a - b));
  }
});

test("a direction that nobody published is not made up, and other depths are left out", () => {
  const all = [...stations.values()];
  expect(all.some(({ ebbToward }) => ebbToward === null)).toBe(true);
  expect(all.some(({ id }) => id.includes("@"))).toBe(false);
  const unknown = all.find(({ ebbToward }) => ebbToward === null);
  const series = { startsAt: 0, stepMs: MINUTE, knots: [-2, -2] };
  expect(unknown && currentAt(series, 0, unknown)).toMatchObject({
    state: "ebb",
    speedKnots: 2,
    towardDegrees: null,
  });
});
