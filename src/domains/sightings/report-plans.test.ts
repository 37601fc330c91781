import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#src/db/client.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { generateReports } from "#tests/support/generate-reports.ts";
import { planOf, recordStatements, skippingTables } from "#tests/support/record-statements.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { ReportListRequest } from "./contract.ts";
import { listReports } from "./queries.server.ts";

/** Enough reports for the planner to want the indices. */
const database = await createTestDatabase();
const { db, pool } = openDatabase(database.connection, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeAll(async () => {
  await db.transaction(writeCatalogue);
  await generateReports(pool, 20_000);
});

const EXPERT = { id: "watcher-7", email: "watcher-7@example.com", isAdmin: false, isExpert: true };
const READERS = [null, { ...EXPERT, mustChangePassword: false }];
const read = (filter: object, viewer = READERS[0] ?? null) =>
  listReports(db, ReportListRequest.parse(filter), viewer);
const isCount = ({ text }: { text: string }) => text.startsWith("select count(*)");

test("what a page skips is read from one index, and neither blurred nor counted up", async () => {
  for (const viewer of READERS) {
    const statements = await recordStatements(pool, () => read({ offset: 5000 }, viewer));
    const [page] = statements.filter((statement) => !isCount(statement));
    if (!page) throw new Error("No page was read");
    expect(await skippingTables(pool, page)).toEqual(new Set(["species_reports"]));
    const { indices, seqScans } = await planOf(pool, page);
    expect(indices).toContain("species_reports_observed");
    expect(seqScans).not.toContain("species_reports");
  }
});

test.each<[string, object, string[]]>([
  ["a rare word", { q: "lantern" }, ["species_reports_words", "species_reports_area"]],
  ["two words, one of them rare", { q: "feeding lantern" }, ["species_reports_words"]],
  ["a species", { speciesId: 3 }, ["species_reports_species"]],
  ["a small box", { box: "-76.6,30,-76.5,30.1" }, ["species_reports_position"]],
  ["a circle", { latitude: 30, longitude: -77, radiusMiles: 5 }, ["species_reports_position"]],
])("%s: answered by indices", async (_name, filter, wanted) => {
  for (const viewer of READERS) {
    const statements = await recordStatements(pool, () => read(filter, viewer));
    const plans = await Promise.all(statements.map((statement) => planOf(pool, statement)));
    expect(plans.flatMap(({ seqScans }) => seqScans)).not.toContain("species_reports");
    expect(plans.flatMap(({ indices }) => indices)).toEqual(expect.arrayContaining(wanted));
  }
});

test("with a text the list is counted as far as it is read, and says that there is more", async () => {
  expect(await read({ q: "feeding" })).toMatchObject({ total: 1000, isCapped: true });
  expect(await read({ q: "feeding", offset: 1500 })).toMatchObject({ total: 1600, isCapped: true });
  expect(await read({ q: "lantern" })).toMatchObject({ total: 20, isCapped: false });
  expect(await read({})).toMatchObject({ total: 20_000, isCapped: false });
  expect(ReportListRequest.safeParse({ q: "feeding", offset: 10_001 }).success).toBe(false);
  expect(ReportListRequest.safeParse({ offset: 10_001 }).success).toBe(true);
  expect(ReportListRequest.safeParse({ offset: 100_001 }).success).toBe(false);
});
