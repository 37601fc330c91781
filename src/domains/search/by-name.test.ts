import { expect, test } from "vitest";
import { byName } from "./by-name.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));
const order = (names: string[], typed: string) =>
  byName(named(...names), typed).map(({ name }) => name);

test("what is called as it was typed comes before what only lies there", () => {
  const found = ["Paid Place of Annapolis", "The Gull Inn", "Gull & Compass", "Compass Rose"];
  expect(order(found, "gull comp")).toEqual([
    ...["Gull & Compass", "The Gull Inn", "Compass Rose", "Paid Place of Annapolis"],
  ]);
});

test("among equals the order of the search stays", () => {
  expect(order(["B", "A", "C"], "annapolis")).toEqual(["B", "A", "C"]);
  expect(order(["B", "A"], "!!")).toEqual(["B", "A"]);
});
