import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Weather } from "#src/platform/weather/weather.server.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import { waterRoutes } from "./api.server.ts";
import { ForecastAnswer, WaterConditions } from "./contract.ts";

const weather: Weather = {
  forecastAt: async (latitude) =>
    latitude > 45
      ? { forecast: null, reason: "unreachable" }
      : {
          forecast: { periods: [], alerts: [], issuedAt: "2026-06-01T12:00:00.000Z" },
          reason: null,
        },
};

let landfall: TestLandfall;
beforeAll(async () => {
  landfall = await startTestLandfall({ routes: waterRoutes, weather });
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
