import { afterAll, describe, expect, test } from "vitest";
import { readImported, runImport } from "#tests/support/run-import.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const run = (content: string) => runImport(landfall, content);
const stored = (prefix: string) => readImported(landfall, prefix);

const FEATURE = {
  type: "Feature",
  id: "geo-1",
  geometry: { type: "Point", coordinates: [-76.48, 38.97] },
  properties: {
    name: "Tern Bar",
    category: "sandbars",
    city: "Annapolis",
    state: "MD",
    hours: "24/7",
    facts: { lowWaterDepth: 3, holding: "sand" },
    email: null,
  },
};

describe("importing GeoJSON", () => {
  test("takes our own names and OpenStreetMap's tags, points and outlines", async () => {
    const outline = [
      [
        [-76.5, 38.9],
        [-76.4, 38.9],
        [-76.4, 39],
        [-76.5, 38.9],
      ],
    ];
    const tagged = {
      type: "Feature",
      geometry: { type: "Polygon", coordinates: outline },
      properties: {
        "@id": "geo-2/way/7",
        leisure: "marina",
        name: "Tern Cove",
        "addr:city": "Annapolis",
        "addr:state": "MD",
        opening_hours: "Mo-Fr 09:00-17:00",
        website: "www.example.com",
      },
    };
    const collection = { type: "FeatureCollection", features: [FEATURE, tagged] };
    const { summary, lines } = await run(JSON.stringify(collection));
    expect(lines).toEqual([]);
    expect(summary).toMatchObject({ read: 2, added: 2 });
    expect(await stored("geo-")).toMatchObject([
      { name: "Tern Bar", latitude: 38.97, longitude: -76.48, facts: FEATURE.properties.facts },
      {
        category: "marinas",
        latitude: 38.95,
        longitude: -76.45,
        website: "https://www.example.com",
        hours: expect.objectContaining({ alwaysOpen: false }),
        description: "",
      },
    ]);
    const byLine = collection.features.map((feature) => JSON.stringify(feature)).join("\n");
    expect((await run(byLine)).summary).toMatchObject({ unchanged: 2, added: 0 });
  });

  test("refuses features without sense, an id, a place on earth or a category of ours", async () => {
    const like = (facts: object, properties: object = {}) =>
      JSON.stringify({
        ...FEATURE,
        ...facts,
        properties: { ...FEATURE.properties, ...properties },
      });
    const file = [
      like({ id: "odd-1" }),
      like({ id: undefined }),
      like({ id: "odd-2", geometry: { type: "Point", coordinates: [-190, 38] } }),
      like({ id: "odd-3", geometry: { type: "Point", coordinates: [] } }),
      like({ id: "odd-4", type: "Place" }),
      like({ id: "odd-5" }, { facts: { wingspan: 3 } }),
      like({ id: "odd-6" }, { name: { first: "x" } }),
      JSON.stringify({ ...FEATURE, id: "odd-7", properties: { amenity: "bank", name: "Bank" } }),
      "not json",
      like({ id: "odd-8", geometry: null }),
    ].join("\n");
    const { summary, lines } = await run(file);
    expect(lines.map((line) => line.replace(/:.*/, ""))).toEqual([
      "2/2 externalId",
      "3/3 longitude",
      "4/4 latitude",
      "4/4 longitude",
      "5/5 row",
      "6/6 facts.wingspan",
      "7/7 name",
      "8/8 category",
      "8/8 city",
      "8/8 state",
      "9/9 row",
    ]);
    expect(summary).toMatchObject({ read: 10, added: 2, refused: 8 });
  });

  test("takes numbers for the text that they stand for", async () => {
    const numbers = { zipCode: 21401, phone: 4105550100 };
    const ours = { ...FEATURE, id: "number-1", properties: { ...FEATURE.properties, ...numbers } };
    const tagged = {
      ...FEATURE,
      id: "number-2",
      properties: {
        ...{ leisure: "marina", name: "Tern Cove", capacity: 40 },
        ...{ "addr:city": "Annapolis", "addr:state": "MD", "addr:postcode": 21401 },
      },
    };
    const { lines } = await run(`${JSON.stringify(ours)}\n${JSON.stringify(tagged)}`);
    expect(lines).toEqual([]);
    expect(await stored("number-")).toMatchObject([
      { zipCode: "21401", phone: "4105550100" },
      { zipCode: "21401", facts: { slips: 40 } },
    ]);
  });

  test("refuses values of the wrong kind in plain words", async () => {
    const properties = {
      ...FEATURE.properties,
      ...{ facts: "x", hours: ["24/7"], zipCode: ["21401"], website: 7 },
    };
    const { lines } = await run(JSON.stringify({ ...FEATURE, id: "kind-1", properties }));
    expect(lines).toEqual([
      "1/1 zipCode: Please enter the ZIP code.",
      "1/1 website: This must be text.",
      "1/1 hours: This is no text.",
      "1/1 facts: This must be an object with named fields.",
    ]);
  });

  test("refuses an id that came before, also on the same line", async () => {
    const one = JSON.stringify({ ...FEATURE, id: "same-1" });
    const { lines, summary } = await run(`{"features":[${one},${one}]}`);
    expect(lines).toEqual(["1/2 externalId: Row 1 has this id already."]);
    expect(summary).toMatchObject({ added: 1, refused: 1 });
  });
});
