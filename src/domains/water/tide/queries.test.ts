import { describe, expect, test } from "vitest";
import { WaterConditions } from "./contract.ts";
import { findWaterConditions } from "./queries.server.ts";
import { curveEnd, curveStart, heightAt } from "./rules.ts";

const ANNAPOLIS = { latitude: 38.9767, longitude: -76.4844, timeZone: "America/New_York" };
const DENVER = { latitude: 39.7392, longitude: -104.9903, timeZone: "America/Denver" };
const AT = new Date("2026-06-21T15:20:00Z");

describe("the conditions at a place on the water", () => {
  test("hold the station, the tide, the sun and the moon of that moment", async () => {
    const conditions = await findWaterConditions({ ...ANNAPOLIS, at: AT });
    expect(WaterConditions.parse(conditions)).toEqual(conditions);
    expect(conditions.station).toMatchObject({
      name: "Annapolis (US Naval Academy)",
      distanceMiles: 0.5,
    });
    expect(conditions.computedAt).toBe(AT.toISOString());
    expect(conditions.notForNavigation).toBe("Predicted, not for navigation");
    expect(conditions.sun.date).toBe("2026-06-21");
  });

  test("name the next high and low after the moment asked for, and the direction", async () => {
    for (let minutes = 0; minutes < 24 * 60; minutes += 35) {
      const at = new Date(AT.getTime() + minutes * 60_000);
      const { tide } = await findWaterConditions({ ...ANNAPOLIS, at });
      if (!tide) throw new Error("No tide at Annapolis");
      const { nextHigh, nextLow, direction, curve, heightNowFeet } = tide;
      expect(Date.parse(nextHigh.at)).toBeGreaterThan(at.getTime());
      expect(Date.parse(nextLow.at)).toBeGreaterThan(at.getTime());
      expect(direction).toBe(nextHigh.at < nextLow.at ? "rising" : "falling");
      expect(curveStart(curve)).toBeLessThan(at.getTime());
      expect(curveEnd(curve)).toBeGreaterThan(Date.parse(nextHigh.at));
      expect(curveEnd(curve)).toBeGreaterThan(Date.parse(nextLow.at));
      expect(heightNowFeet).toBeCloseTo(heightAt(curve, at.getTime()), 1);
    }
  });

  test("tell when the sun is up during the curve", async () => {
    const { daylight, tide, sun } = await findWaterConditions({ ...ANNAPOLIS, at: AT });
    if (!tide) throw new Error("No tide at Annapolis");
    expect(daylight).toHaveLength(2);
    expect(daylight[0]).toEqual({ from: tide.curve.startsAt, to: sun.sunset });
    expect(Date.parse(daylight[1]?.to ?? "")).toBe(curveEnd(tide.curve));
  });

  test("have no station and no tide far from the sea, but sun and moon", async () => {
    const conditions = await findWaterConditions({ ...DENVER, at: AT });
    expect(WaterConditions.parse(conditions)).toEqual(conditions);
    expect(conditions).toMatchObject({ station: null, tide: null, daylight: [] });
    expect(conditions.sun.sunrise).not.toBeNull();
    expect(conditions.moon.phase).toBe("First quarter");
  });

  test("are the same for the same moment, whatever was asked before", async () => {
    const first = await findWaterConditions({ ...ANNAPOLIS, at: AT });
    await findWaterConditions({ ...ANNAPOLIS, at: new Date(AT.getTime() + 40 * 60_000) });
    expect(await findWaterConditions({ ...ANNAPOLIS, at: AT })).toEqual(first);
  });
});
