import { afterAll, beforeAll, expect, test } from "vitest";
import { listSpecies } from "#src/domains/species/queries.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import { understand } from "./understand.server.ts";

let landfall: TestLandfall;
beforeAll(async () => {
  landfall = await startTestLandfall({ routes: [] });
  await landfall.db.transaction(writeCatalogue);
});
afterAll(() => landfall.stop());

const read = (message: string) =>
  understand({ services: landfall.services, message, here: null, memory: null });

const many = (name: string): string =>
  /(s|fish|shrimp|grass|weed)$/.test(name)
    ? name
    : name.endsWith("y")
      ? `${name.slice(0, -1)}ies`
      : `${name}s`;

test("every name of the catalogue, alone, with an article and of many, leads to its species", async () => {
  const { items, total } = await listSpecies(landfall.db, { limit: 500, offset: 0 });
  expect(items.length).toBe(total);
  expect(total).toBeGreaterThan(200);
  const wrong: string[] = [];
  const hold = async (id: number, said: string) => {
    const { intent, slots } = await read(said);
    if (intent !== "species" || slots.speciesIds.join() !== String(id))
      wrong.push(`${said}: ${intent} ${slots.speciesIds.join()}`);
  };
  for (const { id, commonName, scientificName } of items) {
    const articled = [`a ${commonName}`, `the ${commonName.toLowerCase()}?`];
    const said = [commonName, ...articled, many(commonName), scientificName];
    await Promise.all(said.map((each) => hold(id, each)));
  }
  expect(wrong).toEqual([]);
}, 120_000);

test("a group is asked for by place and month", async () => {
  const whales = await read("what whales can I see in July off Cape Cod");
  expect(whales).toMatchObject({
    intent: "species",
    slots: { group: "whale", speciesIds: [], when: { day: { month: 7 } }, place: { state: "MA" } },
  });
  const turtles = await read("turtles in November in Maine");
  expect(turtles.slots).toMatchObject({ group: "turtle", speciesIds: [], place: { state: "ME" } });
});
