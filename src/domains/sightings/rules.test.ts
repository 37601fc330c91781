import { describe, expect, test } from "vitest";
import { mailboxOf, type Opinion, redact, statusOf } from "./rules.ts";

const said = (taxon: string, byExpert = false): Opinion => ({ taxon, byExpert });

describe("what opinions make of a report that is called a", () => {
  test.each<[string, Opinion[], string]>([
    ["nobody", [], "pending"],
    ["one who agrees", [said("a")], "pending"],
    ["two who agree", [said("a"), said("a")], "verified"],
    ["one expert", [said("a", true)], "verified"],
    ["one who does not agree", [said("b")], "disputed"],
    ["two of three", [said("a"), said("a"), said("b")], "disputed"],
    ["two who agree with another name", [said("b"), said("b")], "disputed"],
    ["an expert against others", [said("a", true), said("b"), said("b")], "verified"],
    ["an expert who does not agree", [said("a"), said("a"), said("b", true)], "disputed"],
    ["two experts who disagree", [said("a", true), said("b", true)], "disputed"],
  ])("%s", (_, opinions, status) => {
    expect(statusOf("a", opinions)).toBe(status);
  });
});

test("plus-tags and dots make no other mailbox", () => {
  expect(mailboxOf("J.Abbott+two@Example.com")).toBe(mailboxOf("jabbott@example.com"));
  expect(mailboxOf("a@googlemail.com")).toBe(mailboxOf("a@gmail.com"));
  expect(mailboxOf("june@example.com")).not.toBe(mailboxOf("june@example.org"));
});

test("neither the place nor a position is left in a redacted text", () => {
  const text = "At FISHERS ISLAND, near 41.2701, -72.0012, two of them";
  expect(redact(text, "Fishers Island, NY")).toBe(
    "At [place removed], near [position removed], [position removed], two of them",
  );
});

test.each([
  "Winston-Salem, North Carolina",
  "Pier 3-A",
  "Norfolk - pier",
  "C.O.D. (north) [A]/{B}|^$*+?\\",
])("a place that is written “%s” is removed like any other", (location) =>
  expect(redact(`Two near ${location} today`, location)).toBe("Two near [place removed] today"),
);
