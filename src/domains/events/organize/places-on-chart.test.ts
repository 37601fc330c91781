import { afterAll, expect, test } from "vitest";
import { openBrowser } from "#tests/support/browser-like.ts";
import { openOrganizing } from "#tests/support/organizing.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import type { EventDetail } from "../event/contract.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const organizing = await openOrganizing(landfall);
const visitor = openBrowser(landfall);

const fileOf = async ({ id, dateId }: EventDetail) =>
  String((await visitor.get(`/api/events/${id}/dates/${dateId}/calendar.ics`)).body);

test("the middle of a town is marked approximate and in no calendar; a pin is exact, in degrees as text", async () => {
  const middle = await organizing.create();
  expect(middle).toMatchObject({
    positionIsApproximate: true,
    latitude: expect.stringMatching(/^38\.\d{6}$/),
    longitude: expect.stringMatching(/^-76\.\d{6}$/),
  });
  expect(await fileOf(middle)).not.toContain("GEO:");
  const pinned = await organizing.create({ latitude: 38.9768, longitude: -76.4858 });
  expect(pinned).toMatchObject({
    positionIsApproximate: false,
    latitude: "38.976800",
    longitude: "-76.485800",
  });
  expect(await fileOf(pinned)).toContain("GEO:38.976800;-76.485800");
  const { body } = await visitor.get("/api/events?limit=100");
  const marks = new Map(
    (body as EventDetail[]).map((each) => [each.id, each.positionIsApproximate]),
  );
  expect([marks.get(middle.id), marks.get(pinned.id)]).toEqual([true, false]);
});

test("a town without a state is the only one of that name in our states", async () => {
  expect(await organizing.create({ city: "Pensacola", state: "" })).toMatchObject({
    ...{ state: null, timeZone: "America/Chicago", zone: "CDT", positionIsApproximate: true },
  });
  // There is one in Maryland and one in North Carolina.
  expect(await organizing.create({ city: "Salisbury", state: "" })).toMatchObject({
    ...{ latitude: null, timeZone: "America/New_York", positionIsApproximate: false },
  });
});

test("the form is told which clock counts before anything is saved", async () => {
  const previewOf = async (place: object) => {
    const given = { startDate: "2127-01-11T18:00", rule: { frequency: "weekly" }, ...place };
    return (await organizing.browser.post("/api/events/preview", given)).body;
  };
  expect(await previewOf({ city: "Pensacola" })).toMatchObject({ zone: "CST" });
  expect(await previewOf({ city: "Atlantis" })).toMatchObject({ zone: "EST" });
  const pin = { latitude: 30.42, longitude: -87.21 };
  expect(await previewOf({ city: "Atlantis", ...pin })).toMatchObject({ zone: "CST" });
});
