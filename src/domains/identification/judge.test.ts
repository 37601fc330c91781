import { describe, expect, test } from "vitest";
import { RECORDED, recordedOf } from "#tests/support/identification/recorded-pictures.ts";
import { labelProbabilities, logitsOf, softmax } from "./head-rules.ts";
import { judge, type Tier, type Verdict } from "./judge-rules.ts";
import { ANIMAL_GROUPS, type PictureGroup } from "./limits-contract.ts";

const groupsWith = (shares: Partial<Record<PictureGroup, number>>) => {
  const rest = 1 - Object.values(shares).reduce((sum, share) => sum + share, 0);
  const others = [...ANIMAL_GROUPS, "not marine" as const].filter((name) => !(name in shares));
  return {
    ...Object.fromEntries(others.map((name) => [name, rest / others.length])),
    ...shares,
  } as Record<PictureGroup, number>;
};
const labelsWith = (shares: Record<number, number>) =>
  Array.from({ length: 1001 }, (_, label) => shares[label] ?? 0);

const GREAT_WHITE = 3;
const STINGRAY = 7;
const LOGGERHEAD = 34;
const TERRAPIN = 37;
const GOLDFISH = 2;
const KILLER_WHALE = 149;
const LABRADOR = 209;
const SEA_SLUG = 116;
const DUNGENESS = 119;
const ANEMONE_FISH = 394;
const STURGEON = 395;

describe("the arithmetic", () => {
  test("softmax adds up to one and stands large numbers", () => {
    expect(softmax([1000, 1000])).toEqual([0.5, 0.5]);
    expect(softmax([0, Math.log(3)])).toEqual([expect.closeTo(0.25), expect.closeTo(0.75)]);
  });

  test("the model's bytes are logits of which zero is 53", () => {
    const [first = 0, second = 0] = labelProbabilities(new Uint8Array([53, 53 + 10]));
    expect(second / first).toBeCloseTo(Math.exp(0.75975), 6);
  });

  test("the last layer is counted as the model counts it, within a byte", () => {
    const lastLayer = {
      weights: new Uint8Array([110, 120, 110, 90]),
      bias: new Int32Array([0, 60_000_000]),
    };
    expect([...logitsOf(new Uint8Array([10, 100]), lastLayer)]).toEqual([
      Math.round(1000 * 0.0020302338) + 53,
      255,
    ]);
  });

  test("matches the 150 recorded photos within 0.00005", () => {
    expect(RECORDED).toHaveLength(150);
    for (const { expected, evidence } of RECORDED) {
      const [name] = Object.entries(evidence.groups).toSorted(([, a], [, b]) => b - a)[0] ?? [];
      expect(name).toBe(expected.group);
      expect(Math.abs(evidence.groups[expected.group] - expected.p)).toBeLessThan(0.00005);
    }
  });
});

describe("recorded photos that were not in the fit", () => {
  const isRight = (verdict: Verdict, group: PictureGroup) =>
    (verdict.group ?? "not marine") === group;
  const judged = RECORDED.map(({ group, unseen }) => ({ group, verdict: judge(unseen) }));
  const shareRight = (tier: Tier) => {
    const of = judged.filter(({ verdict }) => verdict.tier === tier);
    return of.filter(({ verdict, group }) => isRight(verdict, group)).length / of.length;
  };

  test("what is sure is right in 96 of 100, what looks like it in 89", () => {
    expect(shareRight("sure")).toBeGreaterThan(0.96);
    expect(shareRight("group")).toBeGreaterThan(0.89);
  });

  test("most animals are named, and nothing that is none", () => {
    const named = judged.filter(({ verdict }) => verdict.group !== null);
    const animals = judged.filter(({ group }) => group !== "not marine");
    expect(named.length / animals.length).toBeGreaterThan(0.9);
    expect(named.filter(({ group }) => group === "not marine")).toEqual([]);
  });

  test("dolphins, whales and manatees stay mammals, but for one porpoise", () => {
    const mammals = ["dolphin", "large whale", "sirenian"];
    const called = judged
      .filter(({ group }) => mammals.includes(group))
      .map(({ verdict }) => verdict.group);
    const strays = called.filter((group) => group !== null && !mammals.includes(group));
    expect(strays).toEqual(["shark"]);
  });
});

describe("a verdict", () => {
  const cases: [string, Partial<Record<PictureGroup, number>>, Record<number, number>, object][] = [
    [
      "is sure from 0.94",
      { shark: 0.94 },
      { [GREAT_WHITE]: 0.9 },
      { tier: "sure", group: "shark" },
    ],
    ["is a group below", { ray: 0.93 }, { [STINGRAY]: 0.9 }, { tier: "group", group: "ray" }],
    ["is unknown below a half", { ray: 0.49 }, { [STINGRAY]: 0.4 }, { tier: "unknown" }],
    ["is unknown without marine labels", { ray: 0.97 }, { [STINGRAY]: 0.09 }, { tier: "unknown" }],
    [
      "tells the next best",
      { crab: 0.6, shark: 0.3 },
      { [STINGRAY]: 0.2 },
      { group: "crab", other: "shark" },
    ],
    [
      "names what likely ones have in common",
      { shark: 0.45, ray: 0.45 },
      { [STINGRAY]: 0.2 },
      { tier: "unknown", parent: "a shark or ray" },
    ],
    [
      "stays at the group where head and label disagree between dolphin and shark",
      { dolphin: 0.99 },
      { [GREAT_WHITE]: 0.9 },
      { tier: "group", group: "dolphin", other: "shark" },
    ],
    [
      "does so the other way round",
      { shark: 0.99 },
      { [KILLER_WHALE]: 0.9 },
      { tier: "group", group: "shark", other: "orca" },
    ],
    [
      "is sure of a dolphin that the labels call a killer whale",
      { dolphin: 0.99 },
      { [KILLER_WHALE]: 0.9 },
      { tier: "sure", group: "dolphin" },
    ],
    [
      "names neither a fish nor a sea slug where head and label disagree",
      { "bony fish": 0.99 },
      { [SEA_SLUG]: 0.8 },
      { tier: "unknown", group: null, either: ["reef invertebrate", "bony fish"] },
    ],
    [
      "says what a shark and a sturgeon have in common",
      { shark: 0.97 },
      { [STURGEON]: 0.7 },
      { tier: "unknown", group: null, parent: "a fish" },
    ],
    [
      "is not sure where labels lean to another group",
      { "lobster/shrimp": 0.98 },
      { [ANEMONE_FISH]: 0.4, [STINGRAY]: 0.1 },
      { tier: "group", group: "lobster/shrimp", probability: 0.75, other: "bony fish" },
    ],
    [
      "stays sure where its own labels are as strong",
      { crab: 0.98 },
      { [ANEMONE_FISH]: 0.3, [DUNGENESS]: 0.3 },
      { tier: "sure", group: "crab" },
    ],
    [
      "believes the label of a sea turtle",
      { "bony fish": 0.6 },
      { [LOGGERHEAD]: 0.9 },
      { tier: "group", group: "sea turtle", other: "bony fish" },
    ],
    [
      "believes the label of a shark, not against a ray",
      { ray: 0.7 },
      { [GREAT_WHITE]: 0.9 },
      { tier: "group", group: "ray", other: "shark" },
    ],
    [
      "is a group of its own for turtles of ponds",
      { "not marine": 0.8 },
      { [TERRAPIN]: 0.9 },
      { tier: "group", group: "other turtle" },
    ],
    [
      "refuses fish of bowls and rivers",
      { "bony fish": 0.99 },
      { [GOLDFISH]: 0.9 },
      { tier: "not-marine", isFreshwater: true },
    ],
    ["refuses what is not marine", { "not marine": 0.6 }, {}, { tier: "not-marine", group: null }],
    [
      "refuses a dog that only the labels know",
      { otter: 0.3, "not marine": 0.4 },
      { [LABRADOR]: 0.95 },
      { tier: "not-marine", group: null },
    ],
    [
      "wants more for an octopus, which no label knows",
      { "octopus/squid": 0.6 },
      { [STINGRAY]: 0.2 },
      { tier: "unknown" },
    ],
  ];
  test.each(cases)("%s", (_, groups, labels, expected) => {
    expect(judge({ groups: groupsWith(groups), labels: labelsWith(labels) })).toMatchObject(
      expected,
    );
  });

  test("of recorded manatees is a manatee, not unknown", () => {
    const named = recordedOf("sirenian", "west indian manatee").map(({ evidence }) =>
      judge(evidence),
    );
    expect(named.map(({ group }) => group)).toEqual(Array(4).fill("sirenian"));
  });
});
