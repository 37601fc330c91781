import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { RECORDED, recordedOf } from "#tests/support/identification/recorded-pictures.ts";
import { startTestLandfall, type TestLandfall } from "#tests/support/test-landfall.ts";
import { composeAnswer } from "./compose-answer.server.ts";
import { Identification } from "./contract.ts";
import type { PictureEvidence } from "./evidence-rules.ts";
import { findRegion } from "./find-region.server.ts";
import { judge } from "./judge-rules.ts";
import type { Circumstance } from "./rank-candidates.ts";
import { confidenceLevel, confidenceText } from "./rules.ts";

let landfall: TestLandfall;
beforeAll(async () => {
  landfall = await startTestLandfall({ routes: [] });
  await landfall.db.transaction(writeCatalogue);
});
afterAll(() => landfall.stop());

const ANNAPOLIS: Circumstance = { region: "mid-atlantic", month: 7 };
const MAINE: Circumstance = { region: "new-england", month: 1 };
const MIAMI: Circumstance = { region: "florida", month: 1 };

async function answerTo(
  evidence: PictureEvidence,
  circumstance: Circumstance | null,
  notes: string | null = null,
) {
  const asked = { evidence, verdict: judge(evidence), engine: "a test", circumstance, notes };
  return Identification.parse(await composeAnswer(landfall.db, asked));
}

const first = (...of: Parameters<typeof recordedOf>): PictureEvidence => {
  const sure = recordedOf(...of).find(({ evidence }) => judge(evidence).tier === "sure");
  if (!sure) throw new Error("No recorded photo of it is sure");
  return sure.evidence;
};

/** The same photo of a dolphin without the label of a shark. */
const dolphin = () => first("dolphin");

describe("in the Atlantic", () => {
  test("dolphins, whales and manatees are never named great white, grey whale or dugong", async () => {
    const wrong = /white shark|gr[ae]y whale|dugong|sea lion|sea otter/i;
    for (const group of ["dolphin", "orca", "large whale", "sirenian", "seal", "otter"] as const)
      for (const { evidence, unseen } of recordedOf(group))
        for (const seen of [evidence, unseen])
          for (const where of [ANNAPOLIS, null]) {
            const { species, scientificName, reportName } = await answerTo(seen, where);
            expect([...species, scientificName, reportName].join(" ")).not.toMatch(wrong);
          }
  });

  test("a dolphin is told by its group, with the likeliest of place and month", async () => {
    const there = await answerTo(dolphin(), ANNAPOLIS);
    expect(there).toMatchObject({ outcome: "group", group: "Dolphin or porpoise" });
    expect(there.species).toEqual([
      "Dolphin or porpoise; in these waters most likely common bottlenose dolphin",
    ]);
    expect(there.circumstance).toBe("Mid-Atlantic in July");
    const [likeliest] = there.candidates;
    expect(likeliest).toMatchObject({ commonName: "Common bottlenose dolphin", isExpected: true });
    expect(likeliest?.lookAlikes[0]).toMatchObject({ mark: expect.stringMatching(/\w/) });
    const north = await answerTo(dolphin(), MAINE);
    expect(north.candidates[0]?.commonName).not.toBe("Common bottlenose dolphin");
  });

  test("the one manatee is named, and marked where it is not expected", async () => {
    const manatee = first("sirenian", "west indian manatee");
    const south = await answerTo(manatee, MIAMI);
    expect(south).toMatchObject({ outcome: "species", species: ["West Indian manatee"] });
    expect(south.scientificName).toBe("Trichechus manatus");
    expect(south.conservationStatus).toContain("IUCN Red List");
    expect(south.candidates[0]?.isExpected).toBe(true);
    const north = await answerTo(manatee, MAINE);
    expect(north.candidates[0]).toMatchObject({
      commonName: "West Indian manatee",
      isExpected: false,
    });
  });

  test("a lobster that its label knows is named where it lives alone", async () => {
    const lobster = recordedOf("lobster/shrimp", "American lobster")[0]?.evidence;
    if (!lobster) throw new Error("No lobster was recorded");
    expect(await answerTo(lobster, MAINE)).toMatchObject({
      outcome: "species",
      species: ["American lobster"],
    });
    expect((await answerTo(lobster, null)).outcome).toBe("group");
  });

  test("of two groups that contradict each other both are said, and none is named", async () => {
    const SEA_SLUG = 116;
    const fish = first("bony fish");
    const labels = fish.labels.map((mass, label) => (label === SEA_SLUG ? 0.8 : mass / 5));
    const answer = await answerTo({ ...fish, labels }, ANNAPOLIS);
    expect(answer).toMatchObject({ outcome: "unknown", species: [] });
    expect(answer.description).toContain("a coral, anemone, sea star or urchin, or a fish");
  });

  test("of an animal that the model knows from elsewhere no species of ours is the likeliest", async () => {
    const DUNGENESS = 119;
    const crab = first("crab");
    const here = crab.labels.map((mass, label) => (label === DUNGENESS ? 0 : mass));
    const elsewhere = crab.labels.map((mass, label) => (label === DUNGENESS ? 0.6 : mass / 3));
    const named = async (labels: readonly number[]) =>
      (await answerTo({ ...crab, labels }, { region: "mid-atlantic", month: 7 })).species[0];
    expect(await named(here)).toContain("most likely");
    expect(await named(elsewhere)).toBe("Crab");
  });

  test("what the notes name is more likely, and never certain", async () => {
    const shareOf = async (notes: string | null) =>
      (await answerTo(dolphin(), ANNAPOLIS, notes)).candidates.find(({ id }) => id === 112)?.share;
    const told = await shareOf("Three Atlantic spotted dolphins? An Atlantic spotted dolphin!");
    expect(told).toBeGreaterThan((await shareOf(null)) ?? 0);
    expect(told).toBeLessThan(0.9);
  });
});

describe("without a place", () => {
  test("only the group is told", async () => {
    for (const { evidence } of RECORDED) {
      const { outcome, species, candidates } = await answerTo(evidence, null);
      expect(outcome).not.toBe("species");
      expect(species.join()).not.toContain("most likely");
      expect(candidates.every(({ share }) => share === null)).toBe(true);
    }
  });
});

test("every answer has every field, and what is not named stays under 0.4", async () => {
  for (const { unseen } of RECORDED) {
    const answer = await answerTo(unseen, ANNAPOLIS);
    if (answer.outcome === "species" || answer.outcome === "group") {
      expect(answer.confidence).toBeGreaterThanOrEqual(0.5);
      expect(answer.confidence).toBeLessThanOrEqual(0.99);
      expect(answer.species).toHaveLength(1);
      const { habitat, safety, conservationStatus, size, diet, depth } = answer;
      const facts = [habitat, safety, conservationStatus, size, diet, depth];
      expect(facts.every(Boolean)).toBe(true);
    } else {
      expect(answer).toMatchObject({ species: [], scientificName: null, reportName: null });
      expect(answer.confidence).toBeLessThan(0.4);
      expect(answer.description).toMatch(/not (?:marine life|show enough)|not look like/);
    }
  }
});

test.each([
  [{ lat: 38.97, lng: -76.48 }, "mid-atlantic"],
  [{ lat: 43.65, lng: -70.2 }, "new-england"],
  [{ lat: 33.6, lng: -78.9 }, "south-atlantic"],
  [{ lat: 25.77, lng: -80.13 }, "florida"],
  [{ lat: 24.55, lng: -81.78 }, "florida"],
  [{ lat: 26.14, lng: -81.79 }, "eastern-gulf"],
  [{ lat: 27.77, lng: -82.63 }, "eastern-gulf"],
  [{ lat: 29.3, lng: -94.79 }, "western-gulf"],
  ["Annapolis, MD", "mid-atlantic"],
  [{ lat: 36.6, lng: -121.9 }, null],
  [{ lat: 30, lng: -50 }, null],
  ["somewhere", null],
  [null, null],
])("the region of %j is %s", async (location, region) => {
  expect(await findRegion({ location, latitude: null, longitude: null })).toBe(region);
});

test("the colour of a confidence changes at 0.8, 0.6 and 0.4; a missing one shows as 10%", () => {
  const levels = [1, 0.8, 0.79, 0.6, 0.59, 0.4, 0.39, 0, null, undefined].map(confidenceLevel);
  expect(levels).toEqual([
    ...["high", "high", "good", "good", "fair", "fair", "low", "low", "low", "low"],
  ]);
  expect([0.834, null, undefined, 0].map(confidenceText)).toEqual(["83%", "10%", "10%", "0%"]);
});
