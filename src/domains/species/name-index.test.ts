import { describe, expect, test } from "vitest";
import { composeSpecies } from "./compose-species.server.ts";
import { indexNames, oneNamed, readSaid } from "./name-index.ts";

const composed = composeSpecies();
const sensitive = new Set(composed.flatMap(({ row }) => (row.sensitiveReason ? row.id : [])));
const index = indexNames(
  composed.flatMap(({ row, names }) =>
    names.map(({ key }) => ({
      ...{ key, id: row.id, scientificName: row.scientificName },
      isSensitive: row.sensitiveReason !== null,
    })),
  ),
);
const protects = (name: string | null, ...texts: string[]) =>
  readSaid(index, { name, texts }).some((id) => sensitive.has(id));

describe("a name protects", () => {
  test.each([
    ...["finback", "finner", "NARW", "Gulf of Mexico Bryde's whale", "sei", "manta", "mantas"],
    ...["oceanic white tip", "Kemps", "Kemp's", "hawkbill", "leatherbak", "diamondbacks", "croc"],
    ...["American croc", "elkhorn", "staghorn", "tern colony", "plover nest", "roseate", "manatte"],
    ...["nassau", "manatí", "tortuga boba", "ballena franca", "right whaIe", "rіght whale"],
    ...["loggerhead 38.80321, -75.09234", "l0ggerhead", "loggerheed", "sturgoen"],
    ...["pillar coral", "rough cactus coral", "lobed star coral", "boulder star coral", "corals"],
    ...[
      "Kemp´s ridley",
      "log­gerhead",
      "T U R T L E turtles",
      "sea-turtle nest",
      "REKN",
      "big dark whale",
    ],
  ])("when it is “%s”", (name) => expect(protects(name)).toBe(true));

  test.each([
    ...["Humpback whale", "Common bottlenose dolphin", "Royal tern", "Roseate spoonbill"],
    ...["Turtle grass", "Great star coral", "Blacktip shark", "Great blue heron", "seal", ""],
    ...["American alligator", "Atlantic horseshoe crab", "swimmer crab", "Atlantic menhaden"],
  ])("not when it is “%s”", (name) => expect(protects(name)).toBe(false));
});

describe("a text protects", () => {
  test.each([
    ...["turtles nesting", "sturgeons jumping", "skimmers nesting", "crocs in the canal"],
    ...["finbacks feeding", "NARW mother and calf", "Dead turtles on the beach"],
    ...["NARW entangled", "Finbacks hit by ship", "two manatees", "a piping plover's nest"],
    "the turtIes crawled up at night",
  ])("that says “%s”", (text) => {
    expect(protects(null, text)).toBe(true);
    expect(protects("Atlantic menhaden", text)).toBe(true);
  });

  test.each([
    ...["terns diving over bunker at 5 knots", "a swimmer saw it from the whale boat"],
    ...["over coral and turtle grass", "the green one with a black fin", "dinner for a gull"],
    ...["sharks chasing menhaden off Nassau County", "salmon-colored sky, white tips on its wings"],
  ])("not that says “%s”", (text) => expect(protects(null, text)).toBe(false));

  test("of an open species speaks of that one", () => {
    expect(protects("Semipalmated plover", "the plovers ran off")).toBe(false);
    expect(protects("Turtle grass", "turtles in it")).toBe(true);
  });
});

test("letters that only look alike are the same name", () => {
  expect(oneNamed(index, "rіght whаIe")).toBe(101);
  expect(oneNamed(index, "Тurtle grass")).toBe(oneNamed(index, "turtle grass"));
});
