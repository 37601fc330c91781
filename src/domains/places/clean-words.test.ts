import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanWords } from "./clean-words.ts";
import { guardOf } from "./guard-words.ts";

const STATES = ["Delaware", "DE", "Maryland", "MD", "North Carolina", "NC"];
const guardAt = (written: string) =>
  guardOf({
    ...{ written, near: ["Lewes", "Rehoboth Beach", "Ocean View", "Milton"], states: STATES },
    plain: new Set(["loggerhead", "turtle", "least", "tern"]),
  });
const GUARD = guardAt("Cape Henlopen jetty, Lewes, DE");
const clean = (text: string) => cleanWords(text, GUARD);

describe("no position is left", () => {
  test.each([
    "Seen 38 .80321 75 .09234 today",
    "38. 80321, -75. 09234",
    "38_80321 75_09234",
    "38/48/11 75/05/32",
    "38&#46;80321 and 75&period;09234",
    "38&amp;#46;80321",
    "3 8 . 8 0 3 2 1 / 7 5 . 0 9 2 3 4",
    "zone 18 easting 491804 northing 4294946",
    "491804E 4294946N, or 18S VH 91804 94946",
    "EPSG:3857 x -8359240 y 4695213",
    "LORAN 42753.9 and 27065.2",
    "geohash dr4xyz8k1",
    "grid FM28is",
    "h3 8a2a1072b59ffff",
    "filled.count.soap",
    "///filled.count.soap",
    "filled . count . soap",
    "goo.gl/maps/xyz",
    "maps.google.com/?q=38.8, -75.1",
    "https://maps.example/@38.97,-76.49",
    "lat 38.8",
    "N38 48.193 W075 05.540",
    "right whale RW35+7R, 87C4XGH5+7Q",
    "thirty-eight point eight zero three two one north",
    "thirty eight degrees forty eight minutes",
    "thirtyeight pointeight",
    "three eight dot eight zero three",
    "treinta y ocho punto ocho cero tres",
    "38°48'11\"N 75°05'32\"W",
    "３８．８０３２１ and ٣٨٫٨٠٣٢١",
    "38.\u200b80\u200b321",
    "3️⃣8️⃣.8️⃣0️⃣",
    "³⁸·⁸⁰³²¹",
    "３8 deg ４8 min",
    "38%2E80321",
    "then 3 and later 8 and also 8 and again 0 and last 3",
    "what three words filled count soap",
    "XXXVIII degrees",
    "三十八",
    "38 feet 80 yards 32 m",
    "38.80 m and 75.09 m",
    "at 38 80 m",
  ])("in “%s”", (text) => {
    const left = clean(text);
    expect(left).toContain("[place removed]");
    expect(left).not.toMatch(
      /\d{2}|\d\D{0,3}\d|thirty|eight|ocho|filled|soap|goo|maps|dr4|FM28|RW35|XGH5|8a2a|XXX|[三十八]/i,
    );
  });
});

describe("no time of day is left", () => {
  test.each([
    "10:20am",
    "at 6 pm",
    "six o'clock",
    "at noon",
    "half past six",
    "1430 hrs",
    "9 a.m.",
  ])("in “%s”", (text) =>
    expect(clean(`Gone ${text} again`)).not.toMatch(/\d|six|noon|past|[ap]\.?m/),
  );
});

describe("no word of the place is left", () => {
  test.each([
    ...["Cape Henlopen", "cape-henlopen", "CapeHenlopen", "Henlopen", "HENLOPEN's", "capehenlopen"],
    ...["H e n l o p e n", "Hen lopen", "Henlopn", "Hеnlopen", "henlópen", "#HenlopenState"],
    ...["Rehoboth", "rehoboth beach", "RehobothBeach", "Lewes", "Ocean View", "ｌｅｗｅｓ"],
    ...["Indian River Inlet", "Cape May", "Gordons Pond"],
  ])("in “%s”", (place) => {
    const left = clean(`Two turtles off ${place} yesterday`);
    expect(left).toBe("Two turtles off [place removed] yesterday");
  });

  test("as it was written, letter for letter", () => {
    for (const location of [
      "Winston-Salem, North Carolina",
      "Pier 3-A",
      "Norfolk - pier",
      "Key West",
    ])
      expect(cleanWords(`Two near ${location} today`, guardAt(location))).toBe(
        "Two near [place removed] today",
      );
  });
});

describe("what says no place stays", () => {
  test.each([
    "Three of them, feeding in Delaware.",
    "A loggerhead turtle and 2 least terns on the beach",
    "Stay 500 yards away and slow down; call the hotline.",
    "A ghost net of some thirty feet lies across the upper beach",
    "Two hundred feet of string fence lie flat",
    "Keep 50 m off, and 10 feet from the line",
    "The green one was resting; two small ones beside it\nNo line on them.",
  ])("“%s”", (text) => expect(clean(text)).toBe(text));
});

const DIGITS = "3880321 7509234".split(" ");
const separators = fc.constantFrom(
  ...[
    "",
    " ",
    ".",
    ",",
    " . ",
    "_",
    "/",
    "-",
    "'",
    "°",
    ":",
    "·",
    "\u200b",
    "&#46;",
    "\n",
    "x",
    " x ",
  ],
  ...[
    " point ",
    " then ",
    "&nbsp;",
    "٫",
    "|",
    "~",
    "(",
    " and ",
    "[place removed]",
    "\uE000",
    "\uE001",
  ],
);

test("no three figures of a coordinate are left, whatever stands between them", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DIGITS),
      fc.array(separators, { minLength: 6, maxLength: 6 }),
      fc.string({ maxLength: 12 }),
      (digits, between, words) => {
        const written = [...digits].map((digit, at) => digit + (between[at] ?? "")).join("");
        const left = clean(`${words} ${written} ${words}`.normalize("NFKC")).replaceAll(/\D/g, "");
        expect(left.length).toBeLessThanOrEqual(3);
      },
    ),
    { numRuns: 300 },
  );
});

test("nothing is put together that stood apart, and long texts take a moment", () => {
  expect(clean("an 3 .  (  ) other word")).toBe("an 3 . ( ) other word");
  const before = performance.now();
  for (const part of ["a-", "A ", "1 a ", "a.", "aaaa", "&amp;", "Aa "]) clean(part.repeat(1500));
  expect(performance.now() - before).toBeLessThan(3000);
});
