import { readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { readZip } from "#tests/support/read-zip.ts";
import type { Cell } from "../file/table.ts";
import { writeArchive } from "../file/write-archive.server.ts";
import { ExportRequest } from "./contract.ts";
import { fileFacts } from "./file-facts.ts";
import { OCCURRENCE_COLUMNS } from "./occurrence-columns.ts";

const REQUEST = ExportRequest.parse({ format: "dwca", dataTypes: ["sightings"] });
const FACTS = fileFacts(REQUEST, {
  ...{ start: "2127-07-01", end: "2127-07-31", siteUrl: "http://landfall.example" },
  madeAt: new Date("2127-08-01T12:00:00Z"),
});

const PLAIN: Record<string, Cell> = {
  occurrenceID: "urn:landfall:report:1",
  basisOfRecord: "HumanObservation",
  occurrenceStatus: "present",
  eventDate: "2127-07-04T14:05:00Z",
  scientificName: "Tursiops truncatus",
  decimalLatitude: 38.9,
  decimalLongitude: -76.49,
};
const rowOf = (changes: Record<string, Cell>): Cell[] =>
  OCCURRENCE_COLUMNS.map(({ name }) => ({ ...PLAIN, ...changes })[name] ?? null);

const ROWS = [
  rowOf({}),
  rowOf({
    occurrenceID: "urn:landfall:report:2",
    eventDate: "2127-07-30",
    scientificName: "Eubalaena <glacialis> & others",
    decimalLatitude: 30.1,
    decimalLongitude: -81.1,
    occurrenceRemarks: 'two\nlines\tand "quotes", =HYPERLINK("x") \uD83D end',
  }),
];

const archiveOf = async (rows: readonly Cell[][]) =>
  readZip(
    await buffer(
      writeArchive(FACTS, {
        name: "occurrences",
        columns: OCCURRENCE_COLUMNS,
        rowCount: rows.length,
        async *read() {
          if (rows.length > 0) yield rows;
        },
      }),
    ),
  );

const textOf = (files: Map<string, string>, name: string) => files.get(name) ?? "";

describe("a Darwin Core Archive", () => {
  test("has each column under its term, and the id of the core as one of them", async () => {
    const meta = textOf(await archiveOf(ROWS), "meta.xml");
    const terms = [...meta.matchAll(/<field index="(\d+)" term="([^"]+)"/g)];
    expect(terms.map(([, index]) => Number(index))).toEqual(OCCURRENCE_COLUMNS.map((_, at) => at));
    expect(terms[0]?.[2]).toBe("http://rs.tdwg.org/dwc/terms/occurrenceID");
    expect(new Set(terms.map(([, , term]) => term)).size).toBe(terms.length);
    for (const said of ['<id index="0"/>', 'ignoreHeaderLines="1"', 'linesTerminatedBy="\\n"'])
      expect(meta).toContain(said);
  });

  test("holds each row on one line that readers without quotes can split", async () => {
    const lines = parse(textOf(await archiveOf(ROWS), "occurrence.txt"), {
      ...{ delimiter: "\t", quote: null, columns: true },
    }) as Record<string, string>[];
    expect(lines.map(({ occurrenceID }) => occurrenceID)).toEqual([
      "urn:landfall:report:1",
      "urn:landfall:report:2",
    ]);
    expect(lines[1]?.occurrenceRemarks).toBe('two lines and "quotes", =HYPERLINK("x") \uFFFD end');
    expect(lines[0]?.decimalLongitude).toBe("-76.49");
  });

  test("says where, when and of what its rows are, under which licence, and is new each time", async () => {
    const [first, second] = [await archiveOf(ROWS), await archiveOf(ROWS)];
    const eml = textOf(first, "eml.xml");
    for (const said of [
      "<westBoundingCoordinate>-81.1</westBoundingCoordinate>",
      "<eastBoundingCoordinate>-76.49</eastBoundingCoordinate>",
      "<northBoundingCoordinate>38.9</northBoundingCoordinate>",
      "<calendarDate>2127-07-04</calendarDate>",
      "<calendarDate>2127-07-30</calendarDate>",
      "<taxonRankValue>Eubalaena &lt;glacialis&gt; &amp; others</taxonRankValue>",
      'ulink url="https://creativecommons.org/licenses/by/4.0/legalcode"',
      "<citation>Landfall contributors (2127).",
    ])
      expect(eml).toContain(said);
    const idOf = (xml: string) => /packageId="([^"]+)"/.exec(xml)?.[1];
    expect(idOf(eml)).not.toBe(idOf(textOf(second, "eml.xml")));
  });

  test("is sound XML, also without a row", async () => {
    for (const rows of [ROWS, []]) {
      const files = await archiveOf(rows);
      for (const name of ["meta.xml", "eml.xml"]) {
        const { errors } = await validateXML({
          xml: { fileName: name, contents: textOf(files, name) },
          normalization: "format",
        });
        expect(errors).toEqual([]);
      }
    }
  });
});

/** The schemas of TDWG and GBIF in a folder: tdwg_dwc_text.xsd, eml.xsd, eml-gbif-profile.xsd, dc.xsd. */
const SCHEMAS = process.env.LANDFALL_ARCHIVE_SCHEMAS;

/** What both import from elsewhere. */
const XML_SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace"><xs:attribute name="lang" type="xs:language"/></xs:schema>`;

describe.runIf(SCHEMAS)("by the official schemas", () => {
  const schema = async (fileName: string) => ({
    fileName,
    contents: (await readFile(path.join(SCHEMAS ?? "", fileName), "utf8"))
      .replaceAll(/schemaLocation="http[^"]*xml\.xsd"/g, 'schemaLocation="xml.xsd"')
      .replace(/<xs:import namespace="http:\/\/rs\.tdwg\.org\/dwc\/terms\/"[^>]*>/, ""),
  });

  test.each([
    ["meta.xml", ["tdwg_dwc_text.xsd"]],
    ["eml.xml", ["eml.xsd", "eml-gbif-profile.xsd", "dc.xsd"]],
  ])("%s is valid, with rows and without", async (name, [main = "", ...others]) => {
    const preload = [
      { fileName: "xml.xsd", contents: XML_SCHEMA },
      ...(await Promise.all(others.map(schema))),
    ];
    for (const rows of [ROWS, []]) {
      const contents = textOf(await archiveOf(rows), name);
      const xml = { fileName: name, contents };
      const { errors } = await validateXML({ xml, schema: [await schema(main)], preload });
      expect(errors).toEqual([]);
      const broken = { fileName: name, contents: contents.replace(/<(files|title)\b/, "<odd") };
      const { valid } = await validateXML({ xml: broken, schema: [await schema(main)], preload });
      expect(valid).toBe(false);
    }
  });
});
