import { expect, test } from "vitest";
import { readingsOf } from "./loosen-query.server.ts";

const termsOf = (text: string) => text.split(" ").map((word) => ({ word, term: word }));

test("a crab house may be called otherwise, a boat house may not, and the town stays", () => {
  const terms = termsOf("crab house annapolis");
  expect(readingsOf(terms, new Set(terms.slice(2)))).toEqual([
    "(crab & (house | shack | hut | deck | bar | grill | restaurant) & annapolis)",
    "((crab | house) & annapolis)",
  ]);
  const boat = termsOf("boat house");
  expect(readingsOf(boat, new Set())).toEqual(["(boat | house)"]);
});

test("of many words one may be missing, then all but one", () => {
  const terms = termsOf("blue heron paddle");
  expect(readingsOf(terms, new Set())).toEqual([
    "((heron & paddle) | (blue & paddle) | (blue & heron))",
    "(blue | heron | paddle)",
  ]);
});

test("a word alone, or a place alone, has no looser reading", () => {
  expect(readingsOf(termsOf("zzzzzz"), new Set())).toEqual([]);
  const town = termsOf("annapolis");
  expect(readingsOf(town, new Set(town))).toEqual([]);
});
