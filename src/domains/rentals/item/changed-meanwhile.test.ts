import { afterAll, expect, test } from "vitest";
import { openRental } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

async function openItem() {
  const { item, desk, business } = await openRental(landfall, { quantity: 3 });
  const path = `/api/rentals/${item.id}`;
  const first = (await desk.put(path, { pricePerHour: "25", features: "Skirt" })).body as object;
  return { desk, path, first: first as Record<string, unknown>, business };
}

test("what somebody else changed meanwhile is not overwritten unseen, and is told with what it is now", async () => {
  const { desk, path } = await openItem();
  await desk.put(path, { pricePerHour: "99" });
  const mine = { pricePerHour: "30", description: "Mended.", shown: { pricePerHour: "25.00" } };
  expect(await desk.put(path, mine)).toMatchObject({
    status: 409,
    body: {
      code: "item_changed",
      message: expect.stringContaining("Somebody else changed this item meanwhile"),
      fields: { pricePerHour: "Changed meanwhile to: 99.00. Save again to replace it." },
    },
  });
  const seen = { ...mine, shown: { pricePerHour: "99.00" } };
  expect(await desk.put(path, seen)).toMatchObject({
    ...{ status: 200, body: { pricePerHour: "30.00", description: "Mended." } },
  });
});

test("what others changed elsewhere in the item stays, and a change that has arrived is no quarrel", async () => {
  const { desk, path, first } = await openItem();
  await desk.put(path, { quantity: 2, openHours: "listing" });
  const change = { description: "Mended.", shown: { description: first.description } };
  const saved = {
    status: 200,
    body: { description: "Mended.", quantity: 2, openHours: "listing" },
  };
  expect(await desk.put(path, change)).toMatchObject(saved);
  // Its answer was lost, and it is sent again.
  expect(await desk.put(path, change)).toMatchObject(saved);
  const hours = { openHours: "always", shown: { openHours: "always" } };
  expect(await desk.put(path, hours)).toMatchObject({
    ...{
      status: 409,
      body: { fields: { openHours: expect.stringMatching(/^Changed meanwhile/) } },
    },
  });
});

test("a feature is stored once, as it was written first", async () => {
  const { desk, path, business } = await openItem();
  expect(await desk.put(path, { features: "Skirt, , Pump,skirt" })).toMatchObject({
    body: { features: ["Skirt", "Pump"] },
  });
  const listed = await desk.get(`/api/businesses/${business.id}/rentals`);
  expect(listed.body).toMatchObject([{ features: ["Skirt", "Pump"] }]);
});
