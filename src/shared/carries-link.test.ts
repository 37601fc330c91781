import { describe, expect, test } from "vitest";
import { carriesLink } from "./carries-link.ts";

describe("a text carries a link", () => {
  test.each([
    ...["evil.com", "www.evil", "https://evil", "bob@evil", "See evil.com/now", "10.0.0.1"],
    ...["EVIL.COM", "evil.xn--p1ai", "пример.рф", "💩.la"],
  ])("plainly: %s", (text) => expect(carriesLink(text)).toBe(true));

  test.each([
    ...[0x00ad, 0x034f, 0x061c, 0x180e, 0x200b, 0x200c, 0x200d, 0x2060, 0x2063, 0x3164],
    ...[0xfe0f, 0xfeff, 0xfff9, 0xe0001, 0xe0061],
  ])("with a sign in it that nobody sees: %i", (code) => {
    const unseen = String.fromCodePoint(code);
    for (const text of ["evil.c|om", "evil|.com", "evil.|com", "bob|@|evil", "ht|tps:|/|/evil"])
      expect(carriesLink(text.replaceAll("|", unseen)), text).toBe(true);
  });

  test.each([
    ...[0x2024, 0x3002, 0xfe52, 0xff0e, 0xff61, 0x06d4, 0x0660, 0x06f0, 0x0701, 0x0702],
    ...[0xa4f8, 0xa60e, 0x10a50],
  ])("with a sign that looks like a dot: %i", (code) =>
    expect(carriesLink(`evil${String.fromCodePoint(code)}com`)).toBe(true),
  );

  test.each([
    ...["evil [.] com", "evil[.]com", "evil (.) com", "evil{.}com", "evil <.> com", "evil【.】com"],
    ...["evil [dot] com", "evil(DOT)com", "evil dot com", "evil Dot org now", "evil . com"],
    ...["evil .net", "evil [\u200b.] com", "evil  [ . ]\tcom"],
  ])("with its dot written apart: %s", (text) => expect(carriesLink(text)).toBe(true));
});

test.each([
  ...["Jazz @ the Dock", "St. Michaels", "7 p.m.", "Capt. Bob's", "Capt. J. R. Smith, Jr."],
  ...["Polka dot party", "Dot Com", "The dotcom years", "Catch the fish. Net it. Com pare."],
  ...["Wait… what?", "Sail & Sun (50% off)", "$3.50 oysters", "No. 5", "10.30 start", "a/b: c"],
  ...["Crab feast [all day]", "Paral·lel", "👩‍👩‍👧 day", "José's café", "صيد السمك"],
])("a text carries none: %s", (text) => expect(carriesLink(text)).toBe(false));

test("a very long text is read in no time", () => {
  for (const filler of [" ", "1", "1.", "(", "[ ", "dot "]) {
    const began = performance.now();
    carriesLink(`a${filler.repeat(200_000)}b`);
    expect(performance.now() - began, filler).toBeLessThan(1000);
  }
});
