import { eq, sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeColumns } from "#src/db/schema/place-columns.server.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import { placesRoutes } from "./api.server.ts";
import type { AreaAsked } from "./contract.ts";
import { milesBetween } from "./gazetteer.server.ts";
import { nameArea } from "./name-area.server.ts";
import { placeValues } from "./place-values.server.ts";
import { liesWithin, shownPlace } from "./shown-place.server.ts";

const places = pgTable("tried_places", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ...placeColumns(),
});

let landfall: TestLandfall;
beforeAll(async () => {
  landfall = await startTestLandfall({ routes: placesRoutes });
  await landfall.services.db.execute(sql`create table tried_places (
    id integer primary key generated always as identity,
    location text not null, latitude numeric(9,6), longitude numeric(9,6),
    accuracy_meters integer, position_source text, public_area text,
    cell_latitude numeric(4,1) generated always as (floor(latitude * 5) / 5 + 0.1) stored,
    cell_longitude numeric(4,1) generated always as (floor(longitude * 5) / 5 + 0.1) stored)`);
});
afterAll(() => landfall.stop());

const EXACTLY = sql`true`;
const ROUGHLY = sql`false`;

async function place(latitude: string, longitude: string, accuracyMeters: number | null = 20) {
  const given = { location: "Off the hidden point", latitude, longitude, accuracyMeters };
  const [row] = await landfall.services.db
    .insert(places)
    .values(await placeValues({ ...given, positionSource: "device" }))
    .returning({ id: places.id });
  return row?.id ?? 0;
}

async function shown(id: number, seesExactly = ROUGHLY) {
  const [row] = await landfall.services.db
    .select(shownPlace(places, seesExactly))
    .from(places)
    .where(eq(places.id, id));
  if (!row) throw new Error("It is not there");
  return row;
}

const isFound = async (id: number, asked: AreaAsked, seesExactly = ROUGHLY) =>
  (await landfall.services.db.$count(
    places,
    sql`${places.id} = ${id} and ${liesWithin(places, seesExactly, asked)}`,
  )) === 1;

test.each([
  ["38.8", "-76.4", 20],
  ["38.799999", "-76.400001", 20],
  ["24.999999", "-81.999999", 20],
  ["25.000000", "-82.000000", null],
  ["40.2", "-66.2", 80_000],
])("the circle that is shown of %s, %s holds it", async (latitude, longitude, accuracy) => {
  const id = await place(latitude, longitude, accuracy);
  const rough = await shown(id);
  const middle = { latitude: Number(rough.latitude), longitude: Number(rough.longitude) };
  const meters =
    milesBetween({ latitude: Number(latitude), longitude: Number(longitude) }, middle) * 1609.344;
  expect(meters).toBeLessThanOrEqual(rough.uncertaintyMeters ?? 0);
  expect(rough.uncertaintyMeters).toBeGreaterThanOrEqual(accuracy ?? 14_000);
  expect(rough.location).not.toContain("hidden");
  expect(await shown(id, EXACTLY)).toEqual({
    ...{ location: "Off the hidden point", uncertaintyMeters: accuracy },
    latitude: Number(latitude).toFixed(6),
    longitude: Number(longitude).toFixed(6),
  });
});

test("who may not see the point finds it only in areas that hold its whole cell", async () => {
  const id = await place("38.9784", "-76.4922");
  const whole = { west: -76.6, south: 38.8, east: -76.4, north: 39 };
  expect(await isFound(id, { box: whole })).toBe(true);
  for (const box of [
    { ...whole, west: -76.59 },
    { ...whole, south: 38.81 },
    { ...whole, east: -76.41 },
    { ...whole, north: 38.99 },
  ]) {
    expect(await isFound(id, { box })).toBe(false);
    expect(await isFound(id, { box }, EXACTLY)).toBe(true);
  }
  const here = { latitude: 38.9784, longitude: -76.4922 };
  expect(await isFound(id, { ...here, radiusMiles: 1 })).toBe(false);
  expect(await isFound(id, { ...here, radiusMiles: 1 }, EXACTLY)).toBe(true);
  expect(await isFound(id, { ...here, radiusMiles: 30 })).toBe(true);
});

test("every point of a cell has the same public area", async () => {
  const there = await placeValues({
    ...{ location: "x", latitude: "38.81", longitude: "-76.59" },
    ...{ accuracyMeters: null, positionSource: null },
  });
  const here = await placeValues({
    ...{ location: "y", latitude: "38.99", longitude: "-76.41" },
    ...{ accuracyMeters: null, positionSource: null },
  });
  expect(there.publicArea).toBe(here.publicArea);
});

test("an area is called after its county, its parish or the water off its state", async () => {
  expect(await nameArea({ latitude: 35.26, longitude: -75.55 })).toBe(
    "Dare County, North Carolina",
  );
  expect(await nameArea({ latitude: 29.98, longitude: -90.17 })).toBe(
    "Jefferson Parish, Louisiana",
  );
  expect(await nameArea({ latitude: 34.5, longitude: -75.5 })).toBe("Waters off North Carolina");
  expect(await nameArea({ latitude: 30, longitude: -45 })).toBe("Open ocean");
});

test("a written place gets the middle of its town, with how far that reaches", async () => {
  const written = (location: string) =>
    placeValues({
      ...{ location, latitude: null, longitude: null, accuracyMeters: null, positionSource: null },
    });
  expect(await written("City dock, Annapolis, MD")).toMatchObject({
    positionSource: "place",
    latitude: expect.stringMatching(/^38\.9/),
    accuracyMeters: expect.any(Number),
  });
  expect(await written("St. Petersburg, Florida")).toMatchObject({ positionSource: "place" });
  expect(await written("behind the big rock")).toMatchObject({ latitude: null, publicArea: null });
});

describe("GET /api/places/hotlines", () => {
  const phones = async (query: string) => {
    const answer = await landfall.request("GET", `/api/places/hotlines${query}`);
    expect(answer.status).toBe(200);
    const { area, hotlines } = await answer.json();
    return { area, phones: hotlines.map(({ phone }: { phone: string }) => phone) };
  };
  const NORTH = "(866) 755-6622";
  const SOUTH = "(877) 942-5343";

  test("both regions at the line between Virginia and North Carolina", async () => {
    const found = await phones("?latitude=36.55&longitude=-75.9");
    expect(found.phones).toEqual(expect.arrayContaining([NORTH, SOUTH, "(757) 385-7575"]));
  });

  test("those of Florida far off its coast", async () => {
    const found = await phones("?latitude=27.5&longitude=-79.3");
    expect(found).toMatchObject({ area: "Waters off Florida" });
    expect(found.phones).toEqual(["(888) 404-3922", "(800) 636-0511", SOUTH]);
  });

  test("none that are made up inland, and those of both regions where no place is known", async () => {
    expect((await phones("?latitude=39.1&longitude=-98.5")).phones).toEqual([]);
    expect(await phones("")).toEqual({ area: null, phones: [NORTH, SOUTH] });
    expect((await phones("?place=Cape%20May,%20NJ")).phones).toEqual(["(609) 266-0538", NORTH]);
  });
});
