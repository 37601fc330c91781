import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { speciesReports } from "#src/db/schema/sightings.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
const { db } = landfall;
afterAll(() => landfall.stop());
await db.transaction(writeCatalogue);
const visitor = openBrowser(landfall);

test.each([
  ["species", ["common_name", "scientific_name", "is_sensitive"]],
  ["species_reports", ["species_id", "report_type", "observed_on", "latitude", "user_id"]],
  ["user_preferences", ["user_id", "experience_level", "interests", "preferred_distance"]],
  ["species_reports", ["abundance", "occurrence_status", "effort_minutes"]],
  ["citizen_science_participation", ["project_id", "user_id"]],
  ["conservation_alerts", ["title", "alert_type", "severity", "status"]],
])("the table %s exists, with %j", async (table, columns) => {
  const { rows } = await db.execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_name = ${table}`,
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual(expect.arrayContaining(columns));
});

test("population data are stored counts with their effort, read as a trend and exported by their name", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const reportDate = `${today.slice(0, 7)}-01`;
  const count = {
    ...{ reportType: "population", speciesName: "Osprey", location: "Annapolis, MD", reportDate },
    ...{ description: "Counted from the bridge.", abundance: "uncommon", effortMinutes: 30 },
  };
  expect((await visitor.post("/api/community/reports", count)).status).toBe(201);
  expect(await db.$count(speciesReports, sql`report_type = 'population'`)).toBe(1);
  const { body: trend } = await visitor.get("/api/community/trends");
  const { months } = trend as { months: unknown[] };
  expect(months.at(-1)).toMatchObject({ counts: 1, atLeast: 3, effortMinutes: 30, perHour: 6 });
  const asked = { start: reportDate, end: today };
  const { body: file } = await visitor.post("/api/data/export", {
    ...{ format: "json", dataTypes: ["population"], dateRange: asked },
  });
  const { content } = file as { content: string };
  expect(content).toContain("Counted from the bridge.");
});

test("reward tiers are there for everybody to read, the lowest from zero and each on from the one before", async () => {
  const { body } = await visitor.get("/api/reward-tiers");
  const tiers = body as { name: string; minPoints: number; maxPoints: number | null }[];
  expect(tiers[0]).toMatchObject({ name: "Deck Hand", minPoints: 0 });
  expect(tiers.at(-1)?.maxPoints).toBeNull();
  for (const [order, { minPoints }] of tiers.entries())
    if (order > 0) expect(minPoints).toBe((tiers[order - 1]?.maxPoints ?? 0) + 1);
});
