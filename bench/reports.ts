import type { Pool } from "pg";
import { type Db, openDatabase } from "#src/db/client.server.ts";
import { ReportListRequest } from "#src/domains/sightings/contract.ts";
import { findReport, listReports } from "#src/domains/sightings/queries.server.ts";
import { readTrend } from "#src/domains/sightings/read-trend.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { generateReports } from "#tests/support/generate-reports.ts";
import { type Bench, type TimeResult, timesOf } from "./measure.ts";

const REPORTS = 100_000;
const ROUNDS = 10;

/** What readers of species reports wait for, as visitors, for whom one in twenty is blurred. */
export const reports: Bench = {
  name: "reports",
  title: `Species reports, ${REPORTS.toLocaleString("en-US")} of them`,
  async run({ connection }) {
    const { db, pool } = openDatabase(connection, console.error);
    await fillReports(db, pool);
    const results: TimeResult[] = [];
    for (const [name, call] of Object.entries(questions(db)))
      results.push(await timesOf(name, Array<typeof call>(ROUNDS).fill(call)));
    await pool.end();
    return results;
  },
};

/** Once: a database that is kept for the next run has them already. */
async function fillReports(db: Db, pool: Pool): Promise<void> {
  await db.transaction(writeCatalogue);
  const { rows } = await pool.query("select 1 from species_reports limit 1");
  if (rows.length === 0) await generateReports(pool, REPORTS);
}

function questions(db: Db): Record<string, () => Promise<unknown>> {
  const list = (asked: object) => () => listReports(db, ReportListRequest.parse(asked), null);
  return {
    "The first hundred": list({}),
    "A hundred after 99,000": list({ offset: 99_000 }),
    "A type, after 15,000": list({ reportType: "behavior", offset: 15_000 }),
    "A rare word": list({ q: "lantern" }),
    "A word that every report has": list({ q: "feeding" }),
    "A word that every report has, after 10,000": list({ q: "feeding", offset: 10_000 }),
    "A species and a place": list({ q: "osprey creek" }),
    "Two letters that none has": list({ q: "zq" }),
    "The whole coast": list({ box: "-81,24,-70,45" }),
    "The whole coast, after 90,000": list({ box: "-81,24,-70,45", offset: 90_000 }),
    "Around a place": list({ latitude: 30, longitude: -77, radiusMiles: 50 }),
    "One report": () => findReport(db, 100_700, null),
    "The trend of all": () => readTrend(db, {}, new Date()),
  };
}
