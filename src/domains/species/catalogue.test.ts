import { describe, expect, test } from "vitest";
import { CATALOGUE } from "./catalogue.server.ts";
import { composeSpecies } from "./compose-species.server.ts";
import { CITED_TEXTS } from "./data/cited-texts.server.ts";
import { ESA_LISTINGS } from "./data/esa-listings.server.ts";
import { LOOK_ALIKES } from "./data/look-alikes.server.ts";
import { RED_LIST } from "./data/red-list.server.ts";
import { SENSITIVE } from "./data/sensitive.server.ts";
import { SOURCES } from "./data/sources.server.ts";
import { VIEWING_DISTANCES } from "./data/viewing-distances.server.ts";
import { WORMS_IDS } from "./data/worms-ids.server.ts";

const entries = Object.values(CATALOGUE).flat();
const ids = new Set(entries.map(({ id }) => id));
const composed = composeSpecies();
const doubled = <Value>(values: readonly Value[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe("the catalogue", () => {
  test("has 120 species and more, of every group", () => {
    expect(entries.length).toBeGreaterThanOrEqual(120);
    for (const [group, species] of Object.entries(CATALOGUE)) {
      expect(species.length, group).toBeGreaterThanOrEqual(4);
    }
  });

  test("gives each number, each register number and each name once, also among other names", () => {
    expect(doubled(entries.map(({ id }) => id))).toEqual([]);
    expect(doubled(Object.values(WORMS_IDS).map(({ aphiaId }) => aphiaId))).toEqual([]);
    expect(doubled(composed.flatMap(({ names }) => names.map(({ key }) => key)))).toEqual([]);
  });

  test.each(entries.map((entry) => [entry.commonName, entry] as const))(
    "says all of %s",
    (_, { scientificName, seen, description, habitat, size, diet, depth, safety }) => {
      expect(scientificName).toMatch(/^[A-Z][a-z]+ [a-z]+$/);
      for (const text of [description, habitat, size, diet, depth, safety]) {
        expect(text.trim().length, text).toBeGreaterThan(3);
      }
      expect(Object.keys(seen).length).toBeGreaterThan(0);
    },
  );

  test("gives measures in US units with metric ones beside them", () => {
    for (const { commonName, size, depth } of entries) {
      expect(size, commonName).toMatch(/\b(?:ft|in)\b.*\((?:[\d.,–]+ )?.*(?:m|cm)\b/);
      if (/\d/.test(depth)) expect(depth, commonName).toMatch(/ft.*\(.*(?:m|cm)\)/);
    }
  });

  test("tells of no species that is not in it", () => {
    const tables = { CITED_TEXTS, ESA_LISTINGS, RED_LIST, SENSITIVE, VIEWING_DISTANCES, WORMS_IDS };
    for (const [name, table] of Object.entries(tables)) {
      expect(
        Object.keys(table).filter((id) => !ids.has(Number(id))),
        name,
      ).toEqual([]);
    }
  });

  test("tells pairs apart that are in it, each pair once, by two different marks", () => {
    const named = LOOK_ALIKES.flatMap(([one, other]) => [one, other] as const);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    expect(doubled(LOOK_ALIKES.map(([a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`)))).toEqual([]);
    for (const [one, other, mark, otherMark] of LOOK_ALIKES) {
      expect(one).not.toBe(other);
      expect(mark).not.toBe(otherMark);
    }
    const marksOf = new Map(composed.map(({ row }) => [row.id, row.facts.lookAlikes]));
    for (const [id, marks] of marksOf) {
      for (const { id: other, mark, ownMark } of marks) {
        expect(marksOf.get(other)).toContainEqual({ id, mark: ownMark, ownMark: mark });
      }
    }
  });

  test("gives a source that exists for every fact that was looked up", () => {
    for (const { row } of composed) {
      const { aphiaSources, conservationStatus, viewingDistance, cited, sources } = row.facts;
      if (row.aphiaId !== null) expect(aphiaSources.length, row.commonName).toBeGreaterThan(0);
      for (const { sources } of conservationStatus) expect(sources.length).toBeGreaterThan(0);
      const named = new Set([
        ...Object.values(cited),
        ...(viewingDistance ? [viewingDistance.source] : []),
        ...conservationStatus.flatMap((status) => status.sources),
        ...aphiaSources,
      ]);
      expect(sources.map(({ key }) => key).toSorted()).toEqual([...named].toSorted());
      for (const { key, title } of sources) expect(title, key).toBe(SOURCES[key as "worms"].title);
    }
    expect(new Set(composed.flatMap(({ row }) => row.facts.sources.map(({ key }) => key)))).toEqual(
      new Set(Object.keys(SOURCES)),
    );
  });

  test("takes a register number only from one who took it from the register, or from two", () => {
    const FROM_THE_REGISTER = ["cremp", "esas", "obis-list", "sanctsound", "worms"];
    for (const { sources } of Object.values(WORMS_IDS)) {
      const isSure =
        sources.length > 1 || sources.some((source) => FROM_THE_REGISTER.includes(source));
      expect(isSure, sources.join()).toBe(true);
    }
    expect(WORMS_IDS[304]?.aphiaId).toBe(137208);
  });

  test("shows only roughly where the listed ones, the manatee, the sawfish and nesting birds are", () => {
    for (const id of Object.keys(ESA_LISTINGS)) expect(SENSITIVE[Number(id)], id).toBeTruthy();
    const sensitive = composed.filter(({ row }) => row.sensitiveReason).map(({ row }) => row);
    expect(sensitive.map(({ commonName }) => commonName)).toEqual(
      expect.arrayContaining([
        "North Atlantic right whale",
        "Fin whale",
        "Sei whale",
        "Sperm whale",
        "Blue whale",
        "Loggerhead sea turtle",
        "Leatherback sea turtle",
        "Green sea turtle",
        "Kemp's ridley sea turtle",
        "Hawksbill sea turtle",
        "Shortnose sturgeon",
        "Atlantic sturgeon",
        "Atlantic salmon",
        "Giant manta ray",
        "Oceanic whitetip shark",
        "Red knot",
        "Wood stork",
        "West Indian manatee",
        "Smalltooth sawfish",
        "Elkhorn coral",
        "Staghorn coral",
        "Piping plover",
      ]),
    );
  });

  test("asks for the distances of NOAA, and calls a law only what is one", () => {
    const laws = Object.entries(VIEWING_DISTANCES).filter(([, { isLaw }]) => isLaw);
    expect(laws).toEqual([["101", { yards: 500, isLaw: true }]]);
    expect(VIEWING_DISTANCES[102]).toEqual({ yards: 100, isLaw: false });
    for (const id of [111, 201, 301]) expect(VIEWING_DISTANCES[id]?.yards).toBe(50);
  });
});
