import { near } from "@neaps/tide-database";
import { describe, expect, test } from "vitest";
import { findStation } from "./find-tide-station.server.ts";
import { openStationDatabase } from "./read-tide-stations.server.ts";

const KM_PER_MILE = 1.609344;

describe("the nearest tide station", () => {
  test.each([
    ["Annapolis city dock", 38.9767, -76.4844, "Annapolis (US Naval Academy)", "noaa/8575512"],
    ["Eastport breakwater", 44.9053, -66.983, "Eastport", "noaa/8410140"],
    ["Key West bight", 24.5606, -81.8028, "Key West", "noaa/8724580"],
  ])("of %s is found with its distance and source", async (_, latitude, longitude, name, id) => {
    const found = await findStation({ latitude, longitude });
    expect(found?.station).toMatchObject({ id, name });
    expect(found?.distanceMiles).toBeLessThan(1);
    expect(found?.station.source).toEqual({
      name: "US National Oceanic and Atmospheric Administration",
      url: `https://tidesandcurrents.noaa.gov/stationhome.html?id=${id.slice(5)}`,
      licence: "public domain",
      attribution: "Neaps tide database (https://github.com/openwatersio/tide-database)",
    });
  });

  test("is none far from the sea", async () => {
    expect(await findStation({ latitude: 39.7392, longitude: -104.9903 })).toBeNull();
    expect(await findStation({ latitude: 41.88, longitude: -87.61 })).toBeNull();
  });

  test("is none in the middle of the ocean and at the poles", async () => {
    expect(await findStation({ latitude: 30, longitude: -50 })).toBeNull();
    expect(await findStation({ latitude: 90, longitude: 0 })).toBeNull();
    expect(await findStation({ latitude: -90, longitude: 0 })).toBeNull();
  });

  test("is found across the date line", async () => {
    const moala = { latitude: -18.52, longitude: -179.97 };
    const found = await findStation(moala);
    expect(found?.station.name).toBe("Moala Island");
    expect(found?.station.longitude).toBeGreaterThan(179);
    expect(found?.distanceMiles).toBeLessThan(6);
    const west = await findStation({ ...moala, longitude: -180 });
    const east = await findStation({ ...moala, longitude: 180 });
    expect(west?.station.id).toBe(east?.station.id);
  });

  test("is the one that the database's own search finds", async () => {
    for (const [latitude, longitude] of [
      [40.7, -74.02],
      [27.76, -82.63],
      [47.6, -122.34],
      [21.31, -157.87],
      [18.46, -66.12],
    ] as const) {
      const found = await findStation({ latitude, longitude });
      const [[station, kilometres] = []] = near({
        latitude,
        longitude,
        maxResults: 1,
        filter: ({ id, kind, chart_datum }) =>
          id.startsWith("noaa/") && kind === "tide" && chart_datum === "MLLW",
      });
      expect(found?.station.id).toBe(station?.id);
      expect(found?.distanceMiles).toBeCloseTo((kilometres ?? 0) / KM_PER_MILE, 1);
    }
  });
});

test("stations read in place are those that the package reads", async () => {
  const { stationsById } = await import("@neaps/tide-database");
  const database = await openStationDatabase();
  expect(database.positions.length).toBeGreaterThan(3000);
  for (let order = 0; order < database.positions.length; order += 50) {
    const ours = database.read(order);
    const theirs = stationsById.get(ours.id);
    expect(theirs).toMatchObject({
      name: ours.name,
      latitude: ours.latitude,
      longitude: ours.longitude,
      attribution: ours.source.attribution,
      harmonic_constituents: ours.constituents,
    });
    const { MSL = Number.NaN, MLLW = Number.NaN } = theirs?.datums ?? {};
    expect(ours.meanSeaLevelAboveMllw).toBe(MSL - MLLW);
    const { reference: _, ...offsets } = theirs?.offsets ?? { reference: "" };
    expect(ours.offsets ?? {}).toEqual(offsets);
  }
});
