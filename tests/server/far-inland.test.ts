import { afterAll, describe, expect, test } from "vitest";
import { liesByTheCoast } from "#src/domains/places/lies-by-the-coast.server.ts";
import { PLACE_FAR_AWAY, POSITION_FAR_AWAY } from "#src/domains/places/limits-contract.ts";
import { writeCatalogue } from "#src/domains/species/write-catalogue.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
await landfall.db.transaction(writeCatalogue);

const member = await browserOf(landfall, await buildPerson(landfall));
const visitor = openBrowser(landfall);

const REPORTS = {
  path: "/api/community/reports",
  sent: { reportType: "sighting", description: "Seen from the dock." },
};
const ALERTS = {
  path: "/api/community/alerts",
  sent: { title: "Sheen at the dock", alertType: "pollution", description: "A rainbow." },
};
const PROJECTS = {
  path: "/api/community/projects",
  sent: {
    ...{ title: "Oysters of the wall", description: "Count spat.", projectType: "monitoring" },
    ...{ organizer: "Creek Watch", goalUnit: "counts" },
  },
};

const DENVER = { latitude: "39.739200", longitude: "-104.990300", accuracyMeters: 20 };

describe.each([REPORTS, ALERTS, PROJECTS])("what is sent to $path", ({ path, sent }) => {
  test("is refused at the position where that lies far inland, whatever it is called", async () => {
    for (const location of ["", "Annapolis, MD"]) {
      const answer = await member.post(path, { ...sent, ...DENVER, location });
      expect(answer).toMatchObject({
        status: 400,
        body: { message: POSITION_FAR_AWAY, fields: { latitude: POSITION_FAR_AWAY } },
      });
    }
  });

  test.each(["Denver, CO", "80202", "Union Station, Denver, Colorado"])(
    "is refused at the written place where that is %s",
    async (location) => {
      const answer = await member.post(path, { ...sent, location });
      expect(answer).toMatchObject({
        status: 400,
        body: { message: PLACE_FAR_AWAY, fields: { location: PLACE_FAR_AWAY } },
      });
    },
  );

  test("is taken with words that name no place that we know", async () => {
    const location = "Bar opposite the old light";
    const answer = await member.post(path, { ...sent, location });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  });
});

test("a report is not moved far inland either", async () => {
  const { id } = (await member.post(REPORTS.path, { ...REPORTS.sent, location: "21403" })).body as {
    id: number;
  };
  const moved = await member.patch(`${REPORTS.path}/${id}`, DENVER);
  expect(moved).toMatchObject({ status: 400, body: { fields: { latitude: POSITION_FAR_AWAY } } });
  const renamed = await member.patch(`${REPORTS.path}/${id}`, { location: "Denver, CO" });
  expect(renamed).toMatchObject({ status: 400, body: { fields: { location: PLACE_FAR_AWAY } } });
  expect((await visitor.get(`${REPORTS.path}/${id}`)).body).toMatchObject({ location: "21403" });
});

test.each([
  ["the Hudson at Troy", 42.73, -73.69],
  ["the Mississippi at Baton Rouge", 30.45, -91.19],
  ["a sturgeon below the dam of Holyoke", 42.2, -72.61],
  ["Lake Okeechobee", 26.9, -80.8],
  ["Georges Bank", 41.5, -67.5],
  ["the middle of the Gulf", 26.5, -90],
  ["Lake Erie off Cleveland", 41.6, -81.7],
  ["the middle of Lake Superior", 47.6, -87.5],
  ["the Thousand Islands", 44.33, -75.92],
])("%s lies by the coast", async (_name, latitude, longitude) => {
  expect(await liesByTheCoast({ latitude, longitude })).toBe(true);
});

test.each([
  ["Denver", 39.74, -104.99],
  ["Atlanta", 33.75, -84.39],
  ["Dallas", 32.78, -96.8],
  ["Las Vegas", 36.17, -115.14],
  ["a desert far from every town", 40.6, -118.9],
  ["the Ohio at Columbus", 39.96, -83],
  ["the middle of the Atlantic", 35, -50],
])("%s does not", async (_name, latitude, longitude) => {
  expect(await liesByTheCoast({ latitude, longitude })).toBe(false);
});
