import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildBooking } from "#src/db/build/rental.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { meetAt } from "#tests/support/meet-at.ts";
import { openRental, readBooking } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { bookingToken } from "./booking-token.server.ts";
import { expireRequests } from "./expire-requests.server.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

type Rental = Awaited<ReturnType<typeof openRental>>;

const confirm = ({ desk }: Rental, id: number) =>
  desk.put(`/api/bookings/${id}`, { status: "confirmed" });
const cancel = (_rental: Rental, id: number) =>
  openBrowser(landfall).post("/api/booking-cancellation", { token: bookingToken(services, id) });

/** What the customer and the owner were told, by the first words of each subject. */
async function toldOf({ owner }: Rental, customerEmail: string): Promise<string[]> {
  await landfall.jobsIdle();
  return landfall.mails
    .filter(({ to }) => to === customerEmail || to === owner.email)
    .map(({ subject }) => subject.split(":")[0] ?? "");
}

const LAPSED = ["Your booking request has lapsed", "A booking request has lapsed"];
const LEFT = ["Your booking is cancelled", "A customer cancelled a booking"];
const CONFIRMED = "Your booking is confirmed";

/** All that may be told of a request, from what it has become and from what was answered. */
function owedFor(endedBy: string | null, confirmations: number): string[] {
  const endings: Record<string, string[]> = { expiry: LAPSED, customer: LEFT };
  return [...Array(confirmations).fill(CONFIRMED), ...(endings[endedBy ?? ""] ?? [])];
}

test.each([
  ["confirmed twice", [confirm, confirm]],
  ["cancelled by its customer", [cancel]],
  ["confirmed, and cancelled by its customer", [confirm, cancel]],
  ["cancelled by its customer, and confirmed twice", [cancel, confirm, confirm]],
] as const)(
  "a request that lapses while it is %s has one outcome, which is told once",
  async (_how, deeds) => {
    const rental = await openRental(landfall, { quantity: 100 });
    for (let round = 0; round < 4; round += 1) {
      const expiresAt = new Date(Date.now() + 60_000);
      const { id, customerEmail } = await buildBooking(db, rental.item, { expiresAt });
      landfall.mails.length = 0;
      const row = sql`select id from rental_bookings where id = ${id} for update`;
      const lapse = () => expireRequests(services, expiresAt);
      const answers = await meetAt(db, row, {
        count: deeds.length + 1,
        begin: async () => {
          const first = round % 2 === 0 ? lapse() : null;
          const calls = deeds.map((deed) => deed(rental, id));
          await (first ?? lapse());
          return Promise.all(calls);
        },
      });
      const confirmations = answers.filter(
        ({ status }, index) => deeds[index] === confirm && status === 200,
      ).length;
      const { status, endedBy } = await readBooking(db, id);
      expect(confirmations).toBeLessThanOrEqual(1);
      if (endedBy === "expiry") expect(confirmations).toBe(0);
      if (status === "confirmed") expect(confirmations).toBe(1);
      expect(status).toBe(endedBy === null ? "confirmed" : "cancelled");
      for (const [index, answer] of answers.entries())
        expect(answer.status).toBeOneOf(deeds[index] === cancel ? [200] : [200, 409]);
      expect((await toldOf(rental, customerEmail)).toSorted()).toEqual(
        owedFor(endedBy, confirmations).toSorted(),
      );
    }
  },
);

test("a request that is due by the clock is confirmed or lapses, never both", async () => {
  const rental = await openRental(landfall, { quantity: 100 });
  const due = Date.now() + 2000;
  const requests: Awaited<ReturnType<typeof buildBooking>>[] = [];
  for (let n = 0; n < 12; n += 1)
    requests.push(await buildBooking(db, rental.item, { expiresAt: new Date(due + n * 20) }));
  landfall.mails.length = 0;
  const untilThen = (moment: number) =>
    new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));
  const lapse = async () => {
    for (let run = 0; run < 30; run += 1) {
      await untilThen(due + run * 10);
      await expireRequests(services, new Date());
    }
  };
  /** Some are sent a moment before. */
  const decide = async ({ id, expiresAt }: (typeof requests)[number], n: number) => {
    await untilThen(Number(expiresAt) - (n % 4) * 20);
    return confirm(rental, id);
  };
  const [answers] = await Promise.all([Promise.all(requests.map(decide)), lapse()]);
  await expireRequests(services, new Date());
  for (const [index, { id, customerEmail }] of requests.entries()) {
    const { status } = await readBooking(db, id);
    const isConfirmed = answers[index]?.status === 200;
    expect(status).toBe(isConfirmed ? "confirmed" : "cancelled");
    const told = await toldOf(rental, customerEmail);
    const own = told.filter((words) => words.startsWith("Your"));
    expect(own).toEqual([isConfirmed ? CONFIRMED : LAPSED[0]]);
  }
});
