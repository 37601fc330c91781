import { afterAll, expect, test } from "vitest";
import { browserOf } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { ask, fromTo, idOf, openRental, readBooking } from "#tests/support/rentals.ts";
import { readPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite("migrated");
afterAll(() => site.stop());

const { item, business, owner } = await openRental(site, { quantity: 9 });
const book = async (facts = {}) => idOf(await ask(site, item, { ...fromTo(10, 12), ...facts }));
const pageOf = (id: number) => `/rental-management/${business.id}/bookings/${id}`;
const statusOf = async (id: number) => (await readBooking(site.db, id)).status;

/** As a browser without scripts presses the button of a form. */
async function send(address: string, fields: Record<string, string>, viewer = owner) {
  const { baseUrl } = site.services.site;
  const { cookie } = await browserOf(site, viewer);
  const answer = await site.ask(address, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: baseUrl, Accept: "text/html", Cookie: cookie },
  });
  return {
    ...{ status: answer.status, leadsTo: answer.headers.get("location") },
    ...{ text: (await readPage(answer, new URL(address, baseUrl).href, 390)).text },
  };
}

test("an owner confirms from the table before any script, and the second press is told that it is so", async () => {
  const id = await book({ customerName: "Perpetua Quill" });
  const desk = await site.page(`/rental-management/${business.id}`, { viewer: owner });
  const button = desk.getByRole("button", { name: "Confirm the booking of Perpetua Quill" });
  const form = button.closest("form");
  expect(form?.getAttribute("action")).toBe(pageOf(id));
  const { leadsTo } = await send(pageOf(id), { status: "confirmed" });
  expect([leadsTo, await statusOf(id)]).toEqual([`${pageOf(id)}?sent=yes`, "confirmed"]);
  const done = await site.page(`${pageOf(id)}?sent=yes`, { viewer: owner });
  expect(done.text).toContain("Booking updated successfully");
  const again = await send(pageOf(id), { status: "confirmed" });
  expect([again.status, again.leadsTo]).toEqual([409, null]);
  expect(again.text).toContain("This booking is confirmed already.");
  expect(again.text).not.toContain("Failed to update booking");
});

test("cancelling asks first on the page of the booking, before any script", async () => {
  const id = await book({ customerName: "Ottilie Fenn" });
  const asked = await site.page(`${pageOf(id)}?ask=cancel`, { viewer: owner });
  expect(asked.getByRole("heading", { name: "Cancel this booking?" })).toBeTruthy();
  expect(await statusOf(id)).toBe("pending");
  await send(pageOf(id), { status: "cancelled" });
  expect(await statusOf(id)).toBe("cancelled");
  const late = await send(pageOf(id), { status: "confirmed" });
  expect(late.text).toContain("Failed to update booking");
});

test("what was paid is noted before any script, and nobody else answers", async () => {
  const id = await book();
  await send(pageOf(id), { paymentStatus: "paid" });
  expect((await readBooking(site.db, id)).paymentStatus).toBe("paid");
  const stranger = await send(pageOf(id), { status: "confirmed" }, await buildPerson(site));
  expect([stranger.status, await statusOf(id)]).toEqual([403, "pending"]);
});
