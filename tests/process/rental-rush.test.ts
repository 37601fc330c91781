import { and, eq, ne } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildAccount } from "#src/db/build/account.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildBooking, buildRentalItem } from "#src/db/build/rental.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { postTo } from "#tests/support/event-crowd.ts";
import { fromTo, requestFor } from "#tests/support/rentals.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";
import { startTwoProcesses } from "#tests/support/two-processes.ts";

const PEOPLE = 200;
const SLOTS = 20;

const { servers, beside, stop } = await startTwoProcesses();
afterAll(stop);

/** Five slots a day, two hours each, without a gap. */
function slotTime(slot: number) {
  const hour = 8 + (slot % 5) * 2;
  return fromTo(hour, hour + 2, Math.floor(slot / 5));
}

/** Of somebody who answers. */
async function rentOut(quantity: number) {
  const owner = await buildAccount(beside.db);
  const { id } = await buildListing(beside.db, { category: "rentals", ownerId: owner.id });
  return buildRentalItem(beside.db, { businessId: id, quantity });
}

type Item = Awaited<ReturnType<typeof rentOut>>;

/** In turns to each server, everybody from an address of their own. */
async function book(item: Item, person: number, time: object): Promise<number> {
  const server = servers[person % 2] as ServerProcess;
  const request = requestFor(item, time);
  const { status } = await postTo(server, "/api/bookings", request, `198.51.100.${person + 1}`);
  return status;
}

/** Everybody at once. */
async function rush(quantity: number, timeOf: (person: number) => object) {
  const item = await rentOut(quantity);
  const told = await Promise.all(
    Array.from({ length: PEOPLE }, (_, person) => book(item, person, timeOf(person))),
  );
  expect(told.filter((status) => ![201, 409].includes(status))).toEqual([]);
  const rows = await beside.db
    .select({ startsAt: rentalBookings.startsAt })
    .from(rentalBookings)
    .where(and(eq(rentalBookings.rentalItemId, item.id), ne(rentalBookings.status, "cancelled")));
  expect(rows).toHaveLength(told.filter((status) => status === 201).length);
  return rows.map(({ startsAt }) => startsAt.toISOString()).toSorted();
}

/** Ends what hangs: hundreds of mails are made meanwhile. */
const timeout = 300_000;

test.each([1, 3])(
  "200 at once over 20 slots through two processes fill each of %i units exactly",
  {
    timeout,
  },
  async (quantity) => {
    // Half of each slot's people come to either process.
    const starts = await rush(quantity, (person) => slotTime(Math.floor(person / 2) % SLOTS));
    const every = Array.from({ length: SLOTS }, (_, slot) => slotTime(slot).startDate);
    expect(starts).toEqual(every.flatMap((start) => Array(quantity).fill(start)).toSorted());
  },
);

test("200 at once for the same time through two processes store one", { timeout }, async () => {
  expect(await rush(1, () => fromTo(10, 12))).toHaveLength(1);
});

/** Half hours and lengths that cross each other, on three days. */
function raggedTime(person: number) {
  const from = 8 + ((person * 7) % 20) / 2;
  return fromTo(from, from + 1 + ((person * 5) % 6) / 2, person % 3);
}

/** Past the server, as an owner's own program would: only the database itself stands in the way. */
const bookByHand = (item: { id: number; businessId: number }, time: ReturnType<typeof fromTo>) =>
  buildBooking(beside.db, item, {
    ...{ startsAt: new Date(time.startDate), endsAt: new Date(time.endDate) },
    status: "confirmed",
  }).then(
    () => 201,
    () => 409,
  );

test("ragged requests and an owner's own bookings fill two units, never more, and are refused only where they are full", {
  timeout,
}, async () => {
  const quantity = 2;
  const item = await rentOut(quantity);
  const told = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      const time = raggedTime(person);
      if (person % 4 === 0) return { time, status: await bookByHand(item, time) };
      return { time, status: await book(item, person, time) };
    }),
  );
  expect(told.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
  const stored = await beside.db
    .select()
    .from(rentalBookings)
    .where(eq(rentalBookings.rentalItemId, item.id));
  expect(stored).toHaveLength(told.filter(({ status }) => status === 201).length);
  const HALF = 1_800_000;
  const takenAt = (at: number) =>
    stored.filter(({ startsAt, endsAt }) => startsAt.getTime() <= at && at < endsAt.getTime());
  for (const { time, status } of told) {
    const [from, to] = [Date.parse(time.startDate), Date.parse(time.endDate)];
    const halves = Array.from({ length: (to - from) / HALF }, (_, half) => from + half * HALF);
    const fullest = Math.max(...halves.map((at) => takenAt(at).length));
    expect(fullest).toBeLessThanOrEqual(quantity);
    if (status === 409) expect(fullest).toBe(quantity);
  }
});
