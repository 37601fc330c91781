import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Spot, Weather } from "#src/platform/weather/weather.server.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import { currentRoutes } from "./current/api.server.ts";
import { Currents } from "./current/contract.ts";
import { forecastRoutes } from "./forecast/api.server.ts";
import { ForecastAnswer } from "./forecast/contract.ts";
import { tideRoutes } from "./tide/api.server.ts";
import { WaterConditions } from "./tide/contract.ts";

const spotsOnWater: (Spot | null | undefined)[] = [];
const weather: Weather = {
  forecastAt: async (latitude, _, onWater) => {
    spotsOnWater.push(onWater);
    return latitude > 45
      ? { forecast: null, reason: "unreachable" }
      : {
          forecast: {
            ...{ periods: [], hours: [], water: [], alerts: [], shore: null, isStale: false },
            issuedAt: "2026-06-01T12:00:00.000Z",
            fetchedAt: "2026-06-01T12:05:00.000Z",
          },
          reason: null,
        };
  },
};

let landfall: TestLandfall;
beforeAll(async () => {
  landfall = await startTestLandfall({
    routes: [...tideRoutes, ...currentRoutes, ...forecastRoutes],
    weather,
  });
});
afterAll(() => landfall.stop());

const ask = (query: string) => landfall.request("GET", `/api/water/conditions${query}`);

describe("GET /api/water/conditions", () => {
  test("answers anyone, in the zone of the place", async () => {
    const response = await ask("?latitude=24.5606&longitude=-81.8028");
    expect(response.status).toBe(200);
    const conditions = WaterConditions.parse(await response.json());
    expect(conditions.station?.name).toBe("Key West");
    expect(conditions.timeZone).toBe("America/New_York");
    expect(Math.abs(Date.now() - Date.parse(conditions.computedAt))).toBeLessThan(60_000);
  });

  test("says that no station is near instead of failing", async () => {
    const response = await ask("?latitude=39.7392&longitude=-104.9903");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ station: null, tide: null });
  });

  test.each([
    "?latitude=90&longitude=180",
    "?latitude=-90&longitude=-180",
    "?latitude=0&longitude=0",
  ])("answers at the edges of the Earth: %s", async (query) => {
    expect((await ask(query)).status).toBe(200);
  });

  test.each([
    ["", { latitude: "Latitude is missing.", longitude: "Longitude is missing." }],
    ["?latitude=&longitude=-76", { latitude: "Latitude must be a number of degrees." }],
    ["?latitude=north&longitude=-76", { latitude: "Latitude must be a number of degrees." }],
    ["?latitude=91&longitude=-76", { latitude: "Latitude lies between -90 and 90." }],
    ["?latitude=38&longitude=-180.5", { longitude: "Longitude lies between -180 and 180." }],
    [
      "?latitude=1e1&longitude=NaN",
      {
        latitude: "Latitude must be a number of degrees.",
        longitude: "Longitude must be a number of degrees.",
      },
    ],
  ])("names the bad fields of %j", async (query, fields) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid", fields });
  });
});

test("GET /api/water/forecast gives the forecast of a position, or why there is none", async () => {
  const read = async (query: string) => {
    const response = await landfall.request("GET", `/api/water/forecast?${query}`);
    expect(response.status).toBe(200);
    return ForecastAnswer.parse(await response.json());
  };
  expect(await read("latitude=38.97&longitude=-76.48")).toMatchObject({
    forecast: { issuedAt: "2026-06-01T12:00:00.000Z" },
    reason: null,
  });
  expect(await read("latitude=48.85&longitude=2.35")).toEqual({
    forecast: null,
    reason: "unreachable",
  });
  const refused = await landfall.request("GET", "/api/water/forecast?latitude=north");
  expect(refused.status).toBe(400);
});

test("warnings are asked for on the water near a place, where there is any", async () => {
  spotsOnWater.length = 0;
  for (const query of [
    "latitude=38.97&longitude=-76.48",
    "latitude=27.47&longitude=-80.29",
    "latitude=39.74&longitude=-104.99",
  ])
    await landfall.request("GET", `/api/water/forecast?${query}`);
  const [annapolis, fortPierce, denver] = spotsOnWater;
  expect(annapolis?.latitude).toBeCloseTo(38.97, 0);
  expect(annapolis).not.toEqual({ latitude: 38.97, longitude: -76.48 });
  expect(fortPierce?.longitude).toBeCloseTo(-80.29, 1);
  expect(denver).toBeNull();
});

describe("GET /api/water/currents", () => {
  const askCurrents = (query: string) => landfall.request("GET", `/api/water/currents${query}`);
  const FORT_PIERCE = "?latitude=27.4700&longitude=-80.2900";

  test("answers anyone with flood, ebb and slack of the coming day, at any moment", async () => {
    const response = await askCurrents(`${FORT_PIERCE}&at=2026-08-30T00:00:00Z`);
    expect(response.status).toBe(200);
    const { station, current, timeZone } = Currents.parse(await response.json());
    expect(station?.name).toContain("Fort Pierce");
    expect(timeZone).toBe("America/New_York");
    expect(current?.now.state).toBe("flood");
    expect(current?.events.map(({ kind }) => kind).slice(0, 3)).toEqual([
      "flood",
      "slack before ebb",
      "ebb",
    ]);
    expect(current?.events.filter(({ kind }) => kind.startsWith("slack"))).toSatisfy(
      (slacks: { towardDegrees: number | null }[]) =>
        slacks.every(({ towardDegrees }) => towardDegrees === null),
    );
  });

  test("says that no station is near instead of failing", async () => {
    const response = await askCurrents("?latitude=39.7392&longitude=-104.9903");
    expect(await response.json()).toMatchObject({ station: null, current: null });
  });

  test.each(["tomorrow", "2026-13-01T00:00:00Z", "1850-01-01T00:00:00Z", ""])(
    "refuses the moment %j in words",
    async (at) => {
      const response = await askCurrents(`${FORT_PIERCE}&at=${at}`);
      expect(response.status).toBe(400);
      expect(((await response.json()) as { fields: Record<string, string> }).fields.at).toMatch(
        /^at must be a time/,
      );
    },
  );
});
