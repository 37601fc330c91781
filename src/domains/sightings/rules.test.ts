import { describe, expect, test } from "vitest";
import { mailboxOf, type Opinion, OTHER, statusOf, UNNAMED, verdictOf } from "./rules.ts";

let networks = 0;
const said = (taxon: string, byExpert = false, senderKey = `network ${networks++}`): Opinion => ({
  ...{ taxon, byExpert, senderKey, isNew: true },
});
/** Of an account that is known at a marina. */
const known = (taxon: string): Opinion => ({
  ...{ taxon, byExpert: false, senderKey: "marina", isNew: false },
});

describe("what opinions make of a report without a name", () => {
  test.each<[string, Opinion[], string]>([
    ["one who names it", [said("a")], "pending"],
    ["two who name it alike", [said("a"), said("a")], "verified"],
    ["one expert", [said("a", true), said("b")], "verified"],
    ["two who name it differently", [said("a"), said("b")], "disputed"],
    ["two who agreed with nothing", [said(UNNAMED), said(UNNAMED)], "pending"],
  ])("%s", (_, opinions, status) => {
    expect(statusOf(UNNAMED, opinions)).toBe(status);
  });
});

describe("what opinions make of a report that is called a", () => {
  test.each<[string, Opinion[], string]>([
    ["nobody", [], "pending"],
    ["one who agrees", [said("a")], "pending"],
    ["two who agree", [said("a"), said("a")], "verified"],
    ["one expert", [said("a", true)], "verified"],
    ["one who does not agree", [said("b")], "pending"],
    [
      "new ones of one network",
      [said("a", false, "marina"), said("a", false, "marina")],
      "pending",
    ],
    ["two of one network", [known("a"), known("a")], "verified"],
    ["a new one beside one of its network", [said("a", false, "marina"), known("a")], "verified"],
    ["two of three", [said("a"), said("a"), said("b")], "disputed"],
    ["two who agree with another name", [said("b"), said("b")], "disputed"],
    ["an expert against others", [said("a", true), said("b"), said("b")], "verified"],
    ["an expert who does not agree", [said("a"), said("a"), said(OTHER, true)], "disputed"],
    ["three who know only what it is not", [said(OTHER), said(OTHER), said(OTHER)], "disputed"],
    ["two experts who disagree", [said("a", true), said("b", true)], "disputed"],
  ])("%s", (_, opinions, status) => {
    expect(statusOf("a", opinions)).toBe(status);
  });
});

test.each<[string, Opinion[], string | undefined]>([
  ["an expert", [said("a"), said("a"), said("b", true)], "b"],
  ["three who agree", [said("b"), said("b"), said("b")], "b"],
  [
    "three, of whom two are new and of one network",
    [said("b"), said("b", false, "x"), said("b", false, "x")],
    undefined,
  ],
  [
    "three, with one for the reported name",
    [said("b"), said("b"), said("b"), said("a")],
    undefined,
  ],
  ["two experts who disagree", [said("b", true), said("a", true)], undefined],
  ["those who agree with its reporter", [said("a"), said("a")], undefined],
])("%s: what a report that is called a is settled as", (_, opinions, taxon) => {
  const { status, settledBy } = verdictOf("a", opinions);
  expect(settledBy?.taxon).toBe(taxon);
  if (taxon) expect(status).toBe("verified");
});

test("plus-tags and dots make no other mailbox", () => {
  expect(mailboxOf("J.Abbott+two@Example.com")).toBe(mailboxOf("jabbott@example.com"));
  expect(mailboxOf("a@googlemail.com")).toBe(mailboxOf("a@gmail.com"));
  expect(mailboxOf("june@example.com")).not.toBe(mailboxOf("june@example.org"));
});
