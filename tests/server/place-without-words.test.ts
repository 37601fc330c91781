import { afterAll, expect, test } from "vitest";
import { openBrowser } from "#tests/support/browser-like.ts";
import { PATH, SEEN, startReporting } from "#tests/support/species-reporting.ts";

const { landfall } = await startReporting();
afterAll(() => landfall.stop());

const AT_CITY_DOCK = { latitude: 38.9784, longitude: -76.4922, positionSource: "device" };
const ALERT = { title: "Sheen", alertType: "pollution", description: "A rainbow on the ebb." };
const SENT = [
  ["a report", PATH, SEEN],
  ["an alert", "/api/community/alerts", ALERT],
] as const;

test.each(SENT)(
  "the position of a device is enough for %s; the nearest town names it",
  async (_, path, said) => {
    const sent = { ...said, ...AT_CITY_DOCK, location: "" };
    expect(await openBrowser(landfall).post(path, sent)).toMatchObject({
      status: 201,
      body: { location: "Annapolis, Maryland", latitude: "38.978400", longitude: "-76.492200" },
    });
  },
);

test.each(SENT)(
  "%s without a place is refused together with everything else that is missing",
  async (_, path, said) => {
    const sent = { ...said, location: " ", description: "" };
    const answer = await openBrowser(landfall).post(path, sent);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        fields: { location: "Please say where it was.", description: expect.any(String) },
      },
    });
  },
);
