import { afterAll, expect, test } from "vitest";
import { dayOfIsoDate, instantOf } from "#src/domains/hours/calendar.ts";
import { findTimeZone } from "#src/domains/places/find-time-zone.server.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { buildDemoReports, type DemoReport } from "./demo/build-demo-reports.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
await landfall.db.transaction(writeCatalogue);

/** When the clocks of the place showed it; a day without a time has begun. */
function observedAt({ observedOn, observedTime, latitude, longitude }: DemoReport["row"]): Date {
  const [hour = 0, minute = 0] = (observedTime ?? "00:00").split(":").map(Number);
  const zone =
    latitude && longitude
      ? findTimeZone({ latitude: Number(latitude), longitude: Number(longitude) })
      : SITE_TIME_ZONE;
  return instantOf(dayOfIsoDate(observedOn) * 1440 + hour * 60 + minute, zone);
}

test.each([
  ...["2127-07-04T00:00:00Z", "2127-07-04T00:10:00Z", "2127-07-04T04:30:00Z"],
  ...["2127-01-15T00:00:30Z", "2127-01-15T05:10:00Z", "2127-01-15T12:00:00Z"],
  ...["2127-11-02T06:30:00Z", "2127-07-04T23:59:59Z"],
])("no demo report is of a time that is to come, loaded at %s", async (moment) => {
  const now = new Date(moment);
  const reports = await landfall.db.transaction((tx) =>
    buildDemoReports(tx, [], { count: 200, now }),
  );
  for (const { row } of reports) {
    expect(observedAt(row).getTime()).toBeLessThanOrEqual(now.getTime());
    expect(row.createdAt?.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(row.createdAt?.getTime()).toBeGreaterThanOrEqual(observedAt(row).getTime());
  }
  const days = reports.map(({ row }) => row.observedOn).toSorted();
  expect(now.getTime() - Date.parse(days.at(-1) ?? "")).toBeLessThan(8 * 86_400_000);
});
