import { describe, expect, test } from "vitest";
import { mailboxOf, type Opinion, statusOf, UNNAMED } from "./rules.ts";

const said = (taxon: string, byExpert = false): Opinion => ({ taxon, byExpert });

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
