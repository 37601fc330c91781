import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { species, speciesNames } from "#src/db/schema/species.server.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import { speciesRoutes } from "./api.server.ts";
import { composeSpecies } from "./compose-species.server.ts";
import { SpeciesDetail, SpeciesSummary } from "./contract.ts";
import { resolveSpeciesName } from "./resolve-species-name.server.ts";
import { writeCatalogue } from "./write-catalogue.server.ts";

let landfall: TestLandfall;
beforeAll(async () => {
  landfall = await startTestLandfall({ routes: speciesRoutes });
  await landfall.db.transaction(writeCatalogue);
});
afterAll(() => landfall.stop());

const ask = (path: string) => landfall.request("GET", `/api/species${path}`);

async function listed(query: string) {
  const response = await ask(query);
  expect(response.status).toBe(200);
  const items = SpeciesSummary.array().parse(await response.json());
  const total = Number(response.headers.get("X-Total-Count"));
  return { names: items.map(({ commonName }) => commonName), items, total };
}

const found = async (id: number) => SpeciesDetail.parse(await (await ask(`/${id}`)).json());

describe("GET /api/species", () => {
  test("answers the whole catalogue in pages, in an order that stays", async () => {
    const all = composeSpecies().map(({ row }) => row.id);
    const first = await listed("?limit=100");
    const rest = await listed("?limit=100&offset=100");
    const third = await listed("?limit=100&offset=200");
    expect(first.total).toBe(all.length);
    const ids = [first, rest, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids).toEqual(all.toSorted((one, other) => one - other));
  });

  test.each([
    ["a common name", "right+whale", "North Atlantic right whale"],
    ["a scientific name", "EUBALAENA", "North Atlantic right whale"],
    ["another name", "rockfish", "Striped bass"],
    ["a former name", "lagenorhynchus+acutus", "Atlantic white-sided dolphin"],
    ["a name without its signs", "kemps+ridley", "Kemp's ridley sea turtle"],
  ])("finds by %s", async (_, q, name) => {
    expect((await listed(`?q=${q}`)).names).toContain(name);
  });

  test.each([
    ["botlenose+dolfin", "Common bottlenose dolphin"],
    ["logerhead", "Loggerhead sea turtle"],
    ["Eubalena+glacialis", "North Atlantic right whale"],
  ])("understands %s, which is misspelt", async (q, name) => {
    const { names, total } = await listed(`?q=${q}`);
    expect(names[0]).toBe(name);
    expect(total).toBe(names.length);
    expect((await listed(`?q=${q}&group=birds`)).names).not.toContain(name);
  });

  test("has the one first that is called just so", async () => {
    const { names } = await listed("?q=spot");
    expect(names[0]).toBe("Spot");
    expect(names).toContain("Spotted eagle ray");
  });

  test.each(["?q=%25", "?q=_", "?q=%3F%21", "?q=unicorn"])(
    "finds nothing for %s",
    async (query) => {
      expect(await listed(query)).toMatchObject({ names: [], total: 0 });
    },
  );

  test("narrows to a group", async () => {
    const { items, total } = await listed("?group=seals-manatees");
    expect(total).toBe(items.length);
    expect(new Set(items.map(({ group }) => group))).toEqual(new Set(["seals-manatees"]));
  });

  test("narrows to a region, a month, and a month there", async () => {
    const names = async (query: string) => (await listed(`?group=birds&${query}`)).names;
    expect(await names("region=new-england")).toContain("Atlantic puffin");
    expect(await names("region=florida")).not.toContain("Atlantic puffin");
    expect(await names("month=6")).toContain("Atlantic puffin");
    expect(await names("month=12")).not.toContain("Atlantic puffin");
    expect(await names("region=mid-atlantic&month=1")).not.toContain("Osprey");
    expect(await names("region=florida&month=1")).toContain("Osprey");
  });

  test.each([
    ["group=dragons", "group"],
    ["region=atlantis", "region"],
    ["month=13", "month"],
    ["month=0", "month"],
    ["month=May", "month"],
    [`q=${"x".repeat(101)}`, "q"],
    ["limit=0", "limit"],
  ])("refuses %s with a word about %s", async (query, field) => {
    const response = await ask(`?${query}`);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
  });
});

describe("GET /api/species/{id}", () => {
  test("answers all that is known, with the source of what was looked up", async () => {
    const whale = await found(101);
    expect(whale).toMatchObject({
      commonName: "North Atlantic right whale",
      scientificName: "Eubalaena glacialis",
      aphiaId: 159023,
      isSensitive: true,
      viewingDistance: { yards: 500, isLaw: true, source: "noaa-viewing" },
      seen: { "south-atlantic": [1, 2, 3, 4, 11, 12] },
    });
    expect(whale.conservationStatus).toContainEqual({
      scheme: "US Endangered Species Act",
      status: "Endangered",
      population: "Wherever found",
      citation: "73 FR 12024",
      sources: ["noaa-directory", "noaa-section-7"],
    });
    expect(whale.sources.map(({ key }) => key)).toContain("noaa-section-7");
    expect(whale.lookAlikes.map(({ commonName }) => commonName)).toEqual([
      "Humpback whale",
      "Sperm whale",
    ]);
  });

  test("leaves blank what was not found", async () => {
    expect(await found(1113)).toMatchObject({
      aphiaId: null,
      conservationStatus: [],
      viewingDistance: null,
      isSensitive: false,
      sensitiveReason: null,
      sources: [],
    });
  });

  test.each([
    ["/999999", 404],
    ["/0", 404],
    ["/eelgrass", 400],
  ])("%s is %i", async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});

describe("a name", () => {
  test.each([
    ["north atlantic RIGHT whale", 101],
    ["  Caretta   caretta ", 301],
    ["manta birostris", 420],
    ["Kemp’s Ridley", 304],
    ["striper", 501],
  ])("%j means a species", async (name, id) => {
    expect(await resolveSpeciesName(landfall.db, name)).toMatchObject({ id });
  });

  test.each(["whale", "", "?", "caretta", "kraken"])("%j means none for sure", async (name) => {
    expect(await resolveSpeciesName(landfall.db, name)).toBeNull();
  });
});

describe("the catalogue at a start", () => {
  const rowOf = async (id: number) =>
    (await landfall.db.select().from(species).where(eq(species.id, id)))[0];

  test("is brought in line after an upgrade, changes nothing a second time, and keeps numbers", async () => {
    const { db } = landfall;
    const before = await rowOf(701);
    await db
      .update(species)
      .set({ commonName: "Old name", version: "old" })
      .where(eq(species.id, 701));
    await db.delete(speciesNames).where(eq(speciesNames.speciesId, 701));
    await db.transaction(writeCatalogue);
    await db.transaction(writeCatalogue);
    expect(await rowOf(701)).toEqual(before);
    expect(await resolveSpeciesName(db, "blue crab")).toMatchObject({ id: 701 });
    expect(await db.$count(species)).toBe(composeSpecies().length);
  });

  test("leaves an administrator's decision about a species alone", async () => {
    const { db } = landfall;
    await db
      .update(species)
      .set({ sensitiveDecision: true, version: "old" })
      .where(eq(species.id, 701));
    await db.update(species).set({ sensitiveDecision: false }).where(eq(species.id, 108));
    await db.transaction(writeCatalogue);
    expect(await found(701)).toMatchObject({ isSensitive: true, sensitiveReason: null });
    expect(await found(108)).toMatchObject({ isSensitive: false, sensitiveReason: null });
  });

  test("keeps species that it no longer has, for what refers to them", async () => {
    const { db } = landfall;
    const row = await rowOf(701);
    if (!row) throw new Error("The blue crab is missing.");
    const { isSensitive: _, ...values } = row;
    await db.insert(species).values({ ...values, id: 99_001, commonName: "Gone from the files" });
    await db.transaction(writeCatalogue);
    expect(await rowOf(99_001)).toBeDefined();
  });
});
