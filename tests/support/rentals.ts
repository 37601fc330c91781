import { eq } from "drizzle-orm";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildRentalItem } from "#src/db/build/rental.server.ts";
import type { Db } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { type Answer, browserOf, openBrowser } from "./browser-like.ts";
import type { SentMail } from "./memory-mailer.ts";
import { buildPerson } from "./people.ts";
import type { TestLandfall } from "./test-landfall.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST = Math.ceil(Date.now() / DAY) * DAY + 10 * DAY;

/** An hour of a day to come, ten days from now, in universal time. */
export const hourAt = (hour: number, day = 0) => new Date(FIRST + day * DAY + hour * HOUR);
export const fromTo = (from: number, to: number, day = 0) => ({
  startDate: hourAt(from, day).toISOString(),
  endDate: hourAt(to, day).toISOString(),
});

type ItemFacts = NonNullable<Parameters<typeof buildRentalItem>[1]>;
type ListingFacts = NonNullable<Parameters<typeof buildListing>[1]>;

/** An item of a live rentals business, its owner, and the owner's browser. */
export async function openRental(
  landfall: TestLandfall,
  facts: ItemFacts = {},
  listing: ListingFacts = {},
) {
  const owner = await buildPerson(landfall);
  const business = await buildListing(landfall.db, {
    category: "rentals",
    ownerId: owner.id,
    ...listing,
  });
  const item = await buildRentalItem(landfall.db, { ...facts, businessId: business.id });
  return { owner, business, item, desk: await browserOf(landfall, owner) };
}

let customers = 0;

/** What a new customer sends. */
export function requestFor(item: { id: number; businessId: number }, facts: object = {}) {
  customers += 1;
  return {
    rentalItemId: item.id,
    businessId: item.businessId,
    customerName: `Customer ${customers}`,
    customerEmail: `rental-customer-${customers}@example.com`,
    totalGuests: 1,
    ...fromTo(10, 12),
    ...facts,
  };
}

/** As a stranger, from an address of their own. */
export const ask = (
  landfall: TestLandfall,
  item: { id: number; businessId: number },
  facts: object = {},
): Promise<Answer> => openBrowser(landfall).post("/api/bookings", requestFor(item, facts));

export const idOf = ({ body }: Answer): number => (body as { id: number }).id;

export async function readBooking(db: Db, id: number) {
  const [row] = await db.select().from(rentalBookings).where(eq(rentalBookings.id, id));
  if (!row) throw new Error("There is no such booking");
  return row;
}

/** What is in the link of every mail to a customer. */
export function bookingTokenIn({ html }: Pick<SentMail, "html">): string {
  const token = /booking\?token=([\w.-]+)/.exec(html)?.[1];
  if (!token) throw new Error("The mail has no link to the booking");
  return token;
}
