import { buffer, text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import readExcel from "read-excel-file/node";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { readZip } from "#tests/support/read-zip.ts";
import type { Cell, Column, FileFacts, Table } from "./table.ts";
import { writeCsv, writeCsvFiles } from "./write-csv.server.ts";
import { writeExcel } from "./write-excel.server.ts";
import { writeJson } from "./write-json.server.ts";
import { PDF_ROWS_MAX, writePdf } from "./write-pdf.server.ts";

const FACTS: FileFacts = {
  title: "Landfall community data",
  ...{ start: "2127-07-01", end: "2127-07-31", zone: "America/New_York" },
  ...{ licence: "CC BY 4.0", licenceUrl: "https://creativecommons.org/licenses/by/4.0/legalcode" },
  citation: "Landfall contributors (2127).",
  siteUrl: "http://landfall.example",
  madeAt: new Date("2127-08-01T12:00:00Z"),
  choices: ["Verified only"],
};

const column = (name: string, type: Column["type"] = "text"): Column => ({
  ...{ name, type, group: "base" },
  about: `What ${name} means.`,
});

const tableOf = (name: string, columns: readonly Column[], rows: readonly (readonly Cell[])[]) =>
  ({
    name,
    columns,
    rowCount: rows.length,
    async *read() {
      for (let from = 0; from < rows.length; from += 3) yield rows.slice(from, from + 3);
    },
  }) satisfies Table;

const COLUMNS = [
  column("id", "number"),
  column("words"),
  column("day", "date"),
  column("ok", "boolean"),
];
const LONG = "sea ".repeat(10_000);
const WORDS = [
  "=1+1",
  "+1",
  " -2+3",
  "@SUM(A1)",
  "\t=1",
  "\uFEFF=1",
  "-76.49",
  "She said “look”, “there”",
  'A "quoted" word, and a comma',
  "two\nlines",
  "🐬 дельфин ⟨海⟩",
  "half \uD83D a dolphin",
  "bell \u0007 rings",
  "_x0041_ stays",
  LONG,
];
const ROWS = WORDS.map((words, index): Cell[] => [
  -76.49 + index,
  words,
  "2127-07-04",
  index % 2 === 0,
]);
const TABLE = tableOf("sightings", COLUMNS, ROWS);
/** What no file of text can hold is shown as one character that is not known. */
const known = (words: string) => words.replace("\uD83D a", "\uFFFD a");
const isFormula = (words: string) => /^[=+\-@\t]/.test(words.trimStart()) || words.startsWith("\t");
const plain = (words: string) => (isFormula(words) ? `'${words}` : known(words));

describe("a csv file", () => {
  test("opens in another program with every cell, and no text is a formula", async () => {
    const file = await text(writeCsv(TABLE));
    expect(file.startsWith("\uFEFFid,words,day,ok\r\n")).toBe(true);
    const [head, ...rows] = parse(file, { bom: true, record_delimiter: "\r\n" });
    expect(head).toEqual(["id", "words", "day", "ok"]);
    expect(rows.map(([, words]) => words)).toEqual(WORDS.map(plain));
    expect(rows.map(([id]) => Number(id))).toEqual(ROWS.map(([id]) => id));
    expect(rows[0]?.[0]).toBe("-76.49");
  });

  test("of several tables is a zip of one for each, with what the columns mean", async () => {
    const other = tableOf("alerts", [column("title")], [["Red tide"]]);
    const files = await readZip(await buffer(writeCsvFiles(FACTS, [TABLE, other])));
    expect([...files.keys()]).toEqual(["sightings.csv", "alerts.csv", "columns.csv", "README.txt"]);
    expect(parse(files.get("sightings.csv") ?? "", { bom: true })).toHaveLength(1 + ROWS.length);
    expect(files.get("columns.csv")).toContain("alerts,title,What title means.");
    expect(files.get("README.txt")).toContain("Citation: Landfall contributors (2127).");
    expect(files.get("README.txt")).toContain("Last day: 2127-07-31 (America/New_York), whole");
  });
});

describe("an Excel file", () => {
  const sheetsOf = async (...given: Parameters<typeof writeExcel>) =>
    readExcel(await buffer(writeExcel(...given)));

  test("opens with texts as texts, numbers as numbers, days as days", async () => {
    const sheets = await sheetsOf(FACTS, [TABLE]);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(["sightings", "About"]);
    const [head, ...rows] = sheets[0]?.data ?? [];
    expect(head).toEqual(["id", "words", "day", "ok"]);
    expect(rows.map(([id]) => id)).toEqual(ROWS.map(([id]) => id));
    expect(rows.map(([, , day]) => (day as unknown as Date).toISOString().slice(0, 10))).toEqual(
      ROWS.map(() => "2127-07-04"),
    );
    expect(rows.map(([, , , ok]) => ok)).toEqual(ROWS.map(([, , , ok]) => ok));
    const words = rows.map((row) => String(row[1]));
    const cut = words.pop();
    // The reader of this test shows the code as it is written; spreadsheets show what stood there.
    const shown = WORDS.slice(0, -1).map((word) =>
      plain(word).replace("\u0007", "\uFFFD").replace("_x0041_", "_x005F_x0041_"),
    );
    expect(words.map((word) => word.trim())).toEqual(shown.map((word) => word.trim()));
    expect(cut).toHaveLength(32_767);
    expect(cut?.endsWith("… [cut]")).toBe(true);
  });

  test("says what it is on its last sheet", async () => {
    const sheets = await sheetsOf(FACTS, [TABLE]);
    const about = sheets.at(-1)?.data ?? [];
    expect(about).toContainEqual(["Citation", "Landfall contributors (2127).", null]);
    expect(about).toContainEqual(["sightings", "day", "What day means."]);
  });

  test("goes on in another sheet where one is full, and loses no row", async () => {
    const rows = Array.from({ length: 10 }, (_, index) => [index]);
    const table = tableOf("sightings", [column("id", "number")], rows);
    const sheets = await sheetsOf(FACTS, [table], { sheetRowsMax: 5 });
    const [first, second, third] = sheets.map(({ sheet, data }) => [sheet, data.flat()]);
    expect(first).toEqual(["sightings 1 of 3", ["id", 0, 1, 2, 3]]);
    expect(second).toEqual(["sightings 2 of 3", ["id", 4, 5, 6, 7]]);
    expect(third).toEqual(["sightings 3 of 3", ["id", 8, 9]]);
  });

  test("without rows has its heads", async () => {
    const sheets = await sheetsOf(FACTS, [tableOf("alerts", [column("title")], [])]);
    expect(sheets[0]).toEqual({ sheet: "alerts", data: [["title"]] });
  });
});

describe("a json file", () => {
  test("has a list for each table, with every word as it was written", async () => {
    const other = tableOf("alerts", [column("title")], []);
    const file = JSON.parse(await text(writeJson(FACTS, [TABLE, other])));
    expect(file.about).toMatchObject({ Licence: expect.stringContaining("CC BY 4.0") });
    expect(file.sightings.map(({ words }: { words: string }) => words)).toEqual(WORDS.map(known));
    expect(file.sightings[0]).toEqual({ id: -76.49, words: "=1+1", day: "2127-07-04", ok: true });
    expect(file.alerts).toEqual([]);
  });
});

describe("a pdf report", () => {
  const wordsOf = async (...given: Parameters<typeof writePdf>) => {
    const document = await getDocumentProxy(new Uint8Array(await buffer(writePdf(...given))));
    const { text: words, totalPages } = await extractText(document, { mergePages: true });
    return { words, totalPages };
  };

  test("shows rows with letters that are not Latin", async () => {
    const table = tableOf(
      "sightings",
      [column("id", "number"), column("words")],
      [[1, "дельфин, δελφίνι, cá heo, Größe"]],
    );
    const { words } = await wordsOf(FACTS, [table]);
    for (const word of ["sightings (1)", "дельфин", "δελφίνι", "cá heo", "Größe", "page 1 of 1"])
      expect(words).toContain(word);
    expect(words).not.toContain("shows the first");
  });

  test("has at most 5,000 rows and says so", async () => {
    expect(PDF_ROWS_MAX).toBe(5000);
    const tables = ["sightings", "alerts"].map((name) =>
      tableOf(name, [column("id", "number")], [[1], [2], [3], [4]]),
    );
    const { words } = await wordsOf(FACTS, tables, { rowsMax: 5 });
    expect(words).toContain("This report shows the first 5 of 8 rows.");
    expect(words.match(/id: \d/g)).toEqual(["id: 1", "id: 2", "id: 3", "id: 4", "id: 1"]);
  });
});
