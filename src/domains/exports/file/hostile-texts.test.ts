import { buffer, text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import readExcel from "read-excel-file/node";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { plainText } from "#src/shared/csv-line.ts";
import { readZip } from "#tests/support/read-zip.ts";
import type { Column, FileFacts, Table } from "./table.ts";
import { writeArchive } from "./write-archive.server.ts";
import { writeCsv } from "./write-csv.server.ts";
import { writeExcel } from "./write-excel.server.ts";
import { writeJson } from "./write-json.server.ts";
import { writePdf } from "./write-pdf.server.ts";

const FACTS: FileFacts = {
  title: "Landfall community data",
  ...{ start: "2127-07-01", end: "2127-07-31", zone: "America/New_York" },
  ...{ licence: "CC BY 4.0", licenceUrl: "https://creativecommons.org/licenses/by/4.0/legalcode" },
  ...{ citation: "Landfall contributors (2127).", siteUrl: "http://landfall.example" },
  ...{ madeAt: new Date("2127-08-01T12:00:00Z"), choices: [] },
};
const columns = (["id", "kind", "words"] as const).map(
  (name): Column => ({ name, type: "text", group: "base", about: name }),
);

/** One row for each text, with a letter at both ends, so that no reader trims it. */
const tableOf = (texts: readonly string[]): Table => ({
  ...{ name: "reports", columns, rowCount: texts.length },
  async *read() {
    yield texts.map((words, index) => [`row${index}`, "sighting", words]);
  },
});

/** Whatever a browser can send: all planes, halves of pairs, marks, controls, turned directions. */
const anyText = fc
  .oneof(
    { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
        .map((codes) => String.fromCharCode(...codes)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom("\u200b", "e\u0301", "\u202e", "א", "海", "🐬", "\u00ad")
        .map((piece) => piece.repeat(300)),
    },
  )
  .map((words) => `a${words}z`);
const anyTexts = fc.array(anyText, { minLength: 1, maxLength: 8 });
const manyTexts = fc.array(anyText, { minLength: 100, maxLength: 120 });

/** Alphabets, marks, signs and private characters; the rest are ideographs, syllables and pictures. */
const FONT_BLOCKS = [
  [0, 0x3100],
  [0xa400, 0xac00],
  [0xd800, 0xe100],
  [0xf900, 0x10100],
  [0x1f000, 0x1fb00],
] as const;

async function wordsOfPdf(texts: readonly string[]): Promise<string> {
  const bytes = await buffer(writePdf(FACTS, [tableOf(texts)]));
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: true })).text;
}
const timed = (runs: number) => ({ numRuns: runs, interruptAfterTimeLimit: 60_000 });

test("a space without width in one report leaves the pdf of all reports whole", async () => {
  const words = await wordsOfPdf(["Two dolphins", "pasted\u200bfrom a page", "Three rays"]);
  for (const said of ["Two dolphins", "pastedfrom a page", "Three rays"])
    expect(words).toContain(said);
});

test("what the fonts of a pdf do not have is marked, and the mark is explained", async () => {
  const words = await wordsOfPdf(["a 🐬🐬 b 海 c א d", "cafe\u0301 \uD83D end"]);
  expect(words).toContain("a [?] b [?] c [?] d");
  expect(words).toContain("café [?] end");
  expect(words).toContain("[?] stands for characters that this report cannot show.");
  expect(await wordsOfPdf(["only what is there"])).not.toContain("stands for characters");
});

test("every character that a font could have is drawn in a pdf or replaced, none is thrown", async () => {
  const texts = FONT_BLOCKS.flatMap(([from, to]) =>
    Array.from({ length: (to - from) / 256 }, (_, row) =>
      Array.from({ length: 256 }, (_, at) => `${String.fromCodePoint(from + row * 256 + at)}a`),
    ).map((pieces) => pieces.join("")),
  );
  const words = await wordsOfPdf([...texts, "the last row"]);
  expect(words).toContain("the last row");
}, 60_000);

test("a word as long as a report is broken into lines in little time", async () => {
  const start = performance.now();
  const words = await wordsOfPdf(Array.from({ length: 4 }, () => "a".repeat(5000)));
  expect(words.match(/a/g)?.length).toBeGreaterThanOrEqual(20_000);
  // Broken by the writer of pdfs itself, they took 14 seconds.
  expect(performance.now() - start).toBeLessThan(7000);
});

test("no text whatever ends a pdf", async () => {
  await fc.assert(
    fc.asyncProperty(manyTexts, async (texts) => {
      expect(await wordsOfPdf([...texts, "the last row"])).toContain("the last row");
    }),
    timed(4),
  );
}, 60_000);

test("no text whatever breaks a csv, a json, an Excel file or an archive, and each keeps its row", async () => {
  await fc.assert(
    fc.asyncProperty(anyTexts, async (texts) => {
      const table = tableOf(texts);
      const whole = texts.map((words) => words.toWellFormed());
      const [, ...lines] = parse(Buffer.from(await text(writeCsv(table))), {
        ...{ bom: true, record_delimiter: "\r\n" },
      });
      expect(lines.map(([, , words]) => words)).toEqual(whole.map(plainText));
      const { reports } = JSON.parse(await text(writeJson(FACTS, [table])));
      expect(reports.map(({ words }: { words: string }) => words)).toEqual(whole);
      const [sheet] = await readExcel(await buffer(writeExcel(FACTS, [table])));
      expect(sheet?.data.slice(1).map(([id]) => id)).toEqual(texts.map((_, row) => `row${row}`));
      const archive = await readZip(await buffer(writeArchive(FACTS, table)));
      const occurrences = (archive.get("occurrence.txt") ?? "").split("\n");
      expect(occurrences).toHaveLength(texts.length + 2);
      for (const line of occurrences.slice(1, -1)) expect(line.split("\t")).toHaveLength(3);
    }),
    timed(60),
  );
}, 90_000);
