import { and, eq, ne } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { fromTo, hourAt, openRental, requestFor } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

/** Two processes on one database. */
const landfall = await startTestLandfall();
const second = await startTestLandfall({ database: landfall.database });
const both = [landfall, second];
const { db } = landfall;
afterAll(async () => {
  await second.stop();
  await landfall.stop();
});

const SLOTS = 20;
const PEOPLE = 200;
/** So many that none of them has more requests waiting than one address may have. */
const addressOf = (n: number) => `203.0.113.${n % 11}`;
/** Five slots a day, two hours each, without a gap. */
const slotTime = (slot: number) => ({ day: Math.floor(slot / 5), hour: 8 + (slot % 5) * 2 });

async function rush(quantity: number, timeOf: (n: number) => object) {
  const times = { maxBookingDuration: 12, startStep: 15 };
  const { item, desk } = await openRental(landfall, { quantity, ...times });
  const answers = await Promise.all(
    Array.from({ length: PEOPLE }, (_, n) => {
      const body = requestFor(item, timeOf(n));
      // Some are written down by the owner, at the same moment.
      return n % 10 === 0
        ? desk.post("/api/bookings", { ...body, status: "confirmed" })
        : openBrowser(both[n % 2] ?? landfall).post("/api/bookings", body, {
            address: addressOf(n),
          });
    }),
  );
  expect(answers.every(({ status }) => [201, 409, 429].includes(status))).toBe(true);
  const rows = await db
    .select()
    .from(rentalBookings)
    .where(and(eq(rentalBookings.rentalItemId, item.id), ne(rentalBookings.status, "cancelled")));
  expect(rows).toHaveLength(answers.filter(({ status }) => status === 201).length);
  return rows;
}

/** The most bookings that hold one quarter of an hour. */
function fullestOf(rows: readonly { startsAt: Date; endsAt: Date }[]): number {
  let fullest = 0;
  for (let quarter = 0; quarter < 4 * 24 * 6; quarter += 1) {
    const at = hourAt(quarter / 4);
    const held = rows.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt).length;
    fullest = Math.max(fullest, held);
  }
  return fullest;
}

test.each([1, 3])(
  "200 at once over 20 slots fill each of %i units exactly",
  {
    timeout: 120_000,
  },
  async (quantity) => {
    const rows = await rush(quantity, (n) => {
      const { day, hour } = slotTime(n % SLOTS);
      return fromTo(hour, hour + 2, day);
    });
    expect(rows).toHaveLength(SLOTS * quantity);
    expect(fullestOf(rows)).toBe(quantity);
  },
);

test("200 at once for the same time store one", { timeout: 120_000 }, async () => {
  expect(await rush(1, () => fromTo(10, 12))).toHaveLength(1);
});

test.each([1, 3])(
  "200 ragged times at once on %i units leave no overlap and no room",
  {
    timeout: 120_000,
  },
  async (quantity) => {
    const ragged = (n: number) => {
      const start = 6 + ((n * 7) % 40) / 4;
      return { day: n % 2, start, end: start + 1 + (n % 9) / 4 };
    };
    const rows = await rush(quantity, (n) => {
      const { day, start, end } = ragged(n);
      return fromTo(start, end, day);
    });
    expect(fullestOf(rows)).toBe(quantity);
    // Whoever was refused could not be put in now either.
    for (let n = 0; n < PEOPLE; n += 1) {
      const { day, start, end } = ragged(n);
      const asked = { startsAt: hourAt(start, day), endsAt: hourAt(end, day) };
      const isTaken = rows.some(
        ({ startsAt, endsAt }) => +startsAt === +asked.startsAt && +endsAt === +asked.endsAt,
      );
      if (!isTaken) expect(fullestOf([...rows, asked])).toBeGreaterThan(quantity);
    }
  },
);
