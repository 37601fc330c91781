import { expect, test } from "vitest";
import { cardFactsOf } from "./card-facts.ts";

const said = (category: string, facts: Parameters<typeof cardFactsOf>[1]) =>
  cardFactsOf(category, facts).map(({ text }) => text);

test("a marina's card says the least depth, slips, fuel and the channel", () => {
  const facts = { approachDepth: 8, dockDepth: 6, slips: 90, transientSlips: 1, vhf: "16 / 68" };
  expect(said("marinas", { ...facts, fuel: ["gas", "diesel"] })).toEqual([
    "6 ft at the dock",
    "1 transient slip",
    "Fuel: gas, diesel",
    "VHF 16 / 68",
  ]);
  expect(said("marinas", { approachDepth: 4.5, dockDepth: 6, slips: 90 })).toEqual([
    "4.5 ft approach",
    "90 slips",
  ]);
});

test("a sandbar's card says depth, bottom and protection", () => {
  const facts = { lowWaterDepth: 3, holding: "sand", protection: ["N", "E"], access: "boat only" };
  expect(said("sandbars", facts)).toEqual([
    "3 ft at low water",
    "sand bottom",
    "Protected from N, E",
  ]);
  expect(said("sandbars", { lowWaterDepth: 0, protection: [] })).toEqual(["0 ft at low water"]);
});

test("a table's and a crew's card say what theirs have", () => {
  expect(said("restaurants", { dockSlips: 8, tieUp: "floating dock", dockDepth: 5 })).toEqual([
    "8 dock-and-dine slips",
    "5 ft at the dock",
    "floating dock",
  ]);
  expect(said("charters", { passengers: 6, tripLengths: "half and full day" })).toEqual([
    "Up to 6 people",
    "half and full day",
  ]);
});

test("what nobody told is not said, and other kinds say nothing", () => {
  expect(said("marinas", {})).toEqual([]);
  expect(said("outdoor-stores", { slips: 4 })).toEqual([]);
});
