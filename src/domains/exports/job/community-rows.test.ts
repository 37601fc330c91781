import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildAlert } from "#src/db/build/alerts.server.ts";
import { buildSpeciesReport } from "#src/db/build/species-report.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { speciesReportNames, speciesReports } from "#src/db/schema/sightings.server.ts";
import { experts, species } from "#src/db/schema/species.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { readZip } from "#tests/support/read-zip.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { ExportFile } from "./contract.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());
await db.transaction(writeCatalogue);

const speciesOf = async (scientificName: string) => {
  const [found] = await db.select().from(species).where(eq(species.scientificName, scientificName));
  if (!found) throw new Error(`${scientificName} is not in the catalogue`);
  return found;
};
const whale = await speciesOf("Eubalaena glacialis");
const dolphin = await speciesOf("Tursiops truncatus");
const reporter = await buildPerson(landfall);

const JULY = { observedOn: "2127-07-04" };
const PLACE = { latitude: "30.123456", longitude: "-81.234567", publicArea: "Off Florida" };
const SECRET_WORDS = { location: "Behind Quill Light", description: "At 30.123456, -81.234567." };
const built = {
  whale: await buildSpeciesReport(db, {
    ...{ ...JULY, ...PLACE, ...SECRET_WORDS },
    speciesName: "right whale behind Quill Light",
    ...{ speciesId: whale.id, userId: reporter.id, observedTime: "14:05" },
    ...{ verificationStatus: "verified", licence: "CC-BY-NC-4.0" },
  }),
  absent: await buildSpeciesReport(db, {
    ...{ ...JULY, ...PLACE, speciesId: dolphin.id, reportType: "population" },
    ...{ occurrenceStatus: "absent", effortMinutes: 20 },
    description: 'two\nlines, "quotes", =HYPERLINK("x")',
  }),
  genus: await buildSpeciesReport(db, { ...JULY, ...PLACE, speciesName: "tursiops sp." }),
  unknown: await buildSpeciesReport(db, { ...JULY, ...PLACE, speciesName: "a grey thing" }),
  nowhere: await buildSpeciesReport(db, { ...JULY, speciesId: dolphin.id, reportType: "threat" }),
  zero: await buildSpeciesReport(db, {
    ...{ ...JULY, speciesId: dolphin.id, latitude: "0", longitude: "0" },
  }),
  before: await buildSpeciesReport(db, { observedOn: "2127-07-03", speciesId: dolphin.id }),
  after: await buildSpeciesReport(db, { observedOn: "2127-07-05", speciesId: dolphin.id }),
};
await db
  .insert(speciesReportNames)
  .values({ reportId: built.whale, speciesId: whale.id, wasSensitive: true });

async function exported(changes: object, browser: BrowserLike = openBrowser(landfall)) {
  const dateRange = { start: "2127-07-04", end: "2127-07-04" };
  const all = { includeMetadata: true, includeImages: true, includeCoordinates: true };
  const answer = await browser.post("/api/data/export", { dateRange, ...all, ...changes });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as ExportFile;
}
const linesOf = ({ content }: { content: string }, options: object = {}) =>
  parse(content, { bom: true, columns: true, ...options }) as Record<string, string>[];
const idsOf = (lines: Record<string, string>[]) => lines.map(({ id }) => Number(id)).toSorted();
const some = (...names: (keyof typeof built)[]) => names.map((name) => built[name]).toSorted();
const expertIn = async (group: string | null) => {
  const person = await buildPerson(landfall);
  await db.update(users).set({ isExpert: true }).where(eq(users.id, person.id));
  await db.insert(experts).values({ userId: person.id, group });
  return browserOf(landfall, person);
};

describe("reports in an export", () => {
  test("are those of the data type that were observed on the days, and verified where that is asked for", async () => {
    const of = async (dataType: string, changes: object = {}) =>
      idsOf(linesOf(await exported({ dataTypes: [dataType], ...changes })));
    expect(await of("sightings")).toEqual(some("whale", "genus", "unknown", "zero"));
    expect(await of("population")).toEqual(some("absent"));
    expect(await of("threats")).toEqual(some("nowhere"));
    expect(await of("reports")).toEqual(
      some("whale", "absent", "genus", "unknown", "nowhere", "zero"),
    );
    expect(await of("reports", { filterVerified: true })).toEqual(some("whale"));
  });

  test("have columns of coordinates, images and metadata only when they are asked for", async () => {
    const columnsOf = async (changes: object) =>
      Object.keys(linesOf(await exported({ dataTypes: ["reports"], ...changes }))[0] ?? {});
    expect(await columnsOf({})).toEqual(expect.arrayContaining(["latitude", "images", "link"]));
    expect(await columnsOf({ includeCoordinates: false })).not.toContain("latitude");
    expect(await columnsOf({ includeImages: false })).not.toContain("images");
    expect(await columnsOf({ includeMetadata: false })).not.toContain("link");
  });

  const CHOICES = ["includeCoordinates", "includeImages", "includeMetadata"] as const;
  const BARE = Object.fromEntries(CHOICES.map((choice) => [choice, false]));
  test.each(["sightings", "reports", "population", "threats"])(
    "of type %s get the columns of each choice from it alone, and none without",
    async (dataType) => {
      const columnsOf = async (changes: object) =>
        Object.keys(linesOf(await exported({ dataTypes: [dataType], ...changes }))[0] ?? {});
      const [bare, all] = [await columnsOf(BARE), await columnsOf({})];
      const added = await Promise.all(
        CHOICES.map(async (choice) =>
          (await columnsOf({ ...BARE, [choice]: true })).filter((name) => !bare.includes(name)),
        ),
      );
      const [places = [], pictures = []] = added;
      expect(places).toEqual(expect.arrayContaining(["latitude", "longitude"]));
      expect(pictures).toHaveLength(1);
      expect([...bare, ...added.flat()].toSorted()).toEqual(all.toSorted());
    },
  );

  const EXACT = ["30.123456", "81.234567", "Quill Light", "14:05"];
  const formats = [
    ...["csv", "json"].flatMap((format) => [{ format }, { format, standard: "darwin-core" }]),
    { format: "dwca" },
  ];
  const textOf = async (changes: { format: string }, browser?: BrowserLike) => {
    const file = await exported(
      { dataTypes: ["sightings"], filterVerified: true, ...changes },
      browser,
    );
    if (file.encoding === "utf8") return file.content;
    return [...(await readZip(Buffer.from(file.content, "base64"))).values()].join("\n");
  };

  test.each(formats)(
    "tell nobody exactly where a threatened animal is, in %j, but for those who may know",
    async (changes) => {
      const others = await browserOf(landfall, await buildPerson(landfall));
      for (const browser of [openBrowser(landfall), others, await expertIn("turtles")]) {
        const shown = await textOf(changes, browser);
        expect(EXACT.filter((secret) => shown.includes(secret))).toEqual([]);
        expect(shown).toContain("cell of 0.2 degrees");
        expect(shown).toContain("withheld");
      }
      for (const browser of [await browserOf(landfall, reporter), await expertIn(whale.group)]) {
        expect(await textOf(changes, browser)).toContain("30.123456");
      }
    },
  );
});

describe("an archive of mixed reports", () => {
  test("has each occurrence once, and none without a sure taxon or a place", async () => {
    const file = await exported({
      format: "dwca",
      dataTypes: ["sightings", "reports", "population"],
    });
    const files = await readZip(Buffer.from(file.content, "base64"));
    const lines = linesOf(
      { content: files.get("occurrence.txt") ?? "" },
      { delimiter: "\t", quote: null },
    );
    const byId = new Map(lines.map((line) => [line.occurrenceID, line]));
    const of = (id: number) => byId.get(`urn:landfall:report:${id}`);
    expect(lines).toHaveLength(3);
    expect(of(built.whale)).toMatchObject({
      ...{ scientificName: "Eubalaena glacialis", taxonRank: "species", eventDate: "2127-07-04" },
      ...{ decimalLatitude: "30.1", decimalLongitude: "-81.3", locality: "Off Florida" },
      scientificNameID: `urn:lsid:marinespecies.org:taxname:${whale.aphiaId}`,
      license: "https://creativecommons.org/licenses/by-nc/4.0/legalcode",
    });
    expect(of(built.absent)).toMatchObject({
      ...{ occurrenceStatus: "absent", sampleSizeValue: "20", individualCount: "" },
      occurrenceRemarks: 'two lines, "quotes", =HYPERLINK("x")',
    });
    expect(of(built.genus)).toMatchObject({
      ...{ scientificName: "Tursiops", taxonRank: "genus", identificationQualifier: "sp." },
      scientificNameID: "",
    });
  });

  test("comes as csv and json with the same terms", async () => {
    const asked = { dataTypes: ["sightings"], standard: "darwin-core" };
    const [line] = linesOf(await exported(asked));
    const json = JSON.parse((await exported({ ...asked, format: "json" })).content);
    // What json says about the whole file, each row of a csv says: how it is cited.
    const terms = [...Object.keys(json.occurrences[0]), "bibliographicCitation"];
    expect(Object.keys(line ?? {})).toEqual(terms);
    expect(line?.bibliographicCitation).toMatch(/^Landfall contributors/);
    expect(line?.basisOfRecord).toBe("HumanObservation");
  });
});

test("alerts are exported by the day that is shown, roughly where a threatened species is named", async () => {
  const createdAt = new Date("2127-07-04T15:00:00Z");
  const sheen = await buildAlert(db, { createdAt, verifiedAt: createdAt });
  const hit = await buildAlert(db, {
    ...{ ...PLACE, ...SECRET_WORDS, createdAt, speciesId: whale.id, speciesIds: [whale.id] },
    ...{ title: "Hit near Quill", speciesName: "whale of Quill Light" },
  });
  const file = await exported({ dataTypes: ["alerts"] });
  expect(idsOf(linesOf(file))).toEqual([sheen.id, hit.id].toSorted());
  for (const secret of ["30.123456", "Quill"]) expect(file.content).not.toContain(secret);
  const verified = linesOf(await exported({ dataTypes: ["alerts"], filterVerified: true }));
  expect(idsOf(verified)).toEqual([sheen.id]);
});

test("several types are a zip of one csv each, or one object with a list for each", async () => {
  const dataTypes = ["sightings", "alerts", "projects"];
  const zip = await exported({ dataTypes });
  expect(zip).toMatchObject({ mimeType: "application/zip", encoding: "base64" });
  const files = await readZip(Buffer.from(zip.content, "base64"));
  expect([...files.keys()].slice(0, 3)).toEqual(["sightings.csv", "alerts.csv", "projects.csv"]);
  const json = JSON.parse((await exported({ dataTypes, format: "json" })).content);
  expect(Object.keys(json)).toEqual(["about", ...dataTypes]);
  expect(json.sightings).toHaveLength(
    await db.$count(speciesReports, sql`observed_on = '2127-07-04' and report_type = 'sighting'`),
  );
});
