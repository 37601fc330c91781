import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { buildAlert } from "#src/db/build/alerts.server.ts";
import { localDateAt } from "#src/domains/hours/calendar.ts";
import { addDays } from "#src/shared/calendar-days.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { ExportFile } from "./contract.ts";
import { lastDays } from "./open-export.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const ask = (sent: object) => openBrowser(landfall).post("/api/data/export", sent);

test("an export of which only the data type is said is a csv of the last 30 days to today", async () => {
  const today = localDateAt(new Date(), SITE_TIME_ZONE);
  const { status, body } = await ask({ dataTypes: ["sightings"] });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    mimeType: "text/csv; charset=utf-8",
    filename: `landfall-sightings-${addDays(today, -30)}-to-${today}.csv`,
  });
  // By the clock of the site: in Greenwich it is the next day already.
  expect(lastDays(new Date("2127-07-01T03:00:00Z"))).toEqual({
    ...{ start: "2127-05-31", end: "2127-06-30" },
  });
});

test.each(["csv", "excel", "json", "pdf"])("an export is written as %s", async (format) => {
  expect((await ask({ format, dataTypes: ["alerts"] })).status).toBe(200);
});

test.each(["sightings", "reports", "alerts", "population", "threats", "projects"])(
  "%s can be exported",
  async (type) => {
    const { status, body } = await ask({ format: "json", dataTypes: [type] });
    expect(status).toBe(200);
    expect(JSON.parse((body as ExportFile).content)[type]).toBeInstanceOf(Array);
  },
);

test("no other format and no other data type is taken", async () => {
  expect((await ask({ format: "xml", dataTypes: ["alerts"] })).status).toBe(400);
  expect((await ask({ dataTypes: ["people"] })).status).toBe(400);
});

test("a csv of one type says in each row how it is cited, and its licence", async () => {
  await buildAlert(landfall.db, {});
  const { body } = await ask({ dataTypes: ["alerts"] });
  const [row] = parse((body as ExportFile).content, { bom: true, columns: true }) as {
    citation: string;
  }[];
  expect(row?.citation).toMatch(
    /^Landfall contributors \(\d{4}\)\. Landfall community data: alerts/,
  );
  expect(row?.citation).toContain("https://creativecommons.org/licenses/by/4.0/legalcode");
});
