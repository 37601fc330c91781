import type { Db, Tx } from "../client.server.ts";
import { rentalBookings, rentalItems } from "../schema/rentals.server.ts";
import { buildListing } from "./listing.server.ts";

type NewItem = Partial<Omit<typeof rentalItems.$inferInsert, "id">>;
type NewBooking = Partial<Omit<typeof rentalBookings.$inferInsert, "id" | "blockedUntil">>;
type ItemRow = typeof rentalItems.$inferSelect;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let built = 0;

/** A kayak of a rentals business in Annapolis at 50 dollars an hour and 300 a day, at any hour, unless told otherwise. */
export async function buildRentalItem(db: Db | Tx, facts: NewItem = {}): Promise<ItemRow> {
  built += 1;
  const businessId =
    facts.businessId ?? (await buildListing(db, { category: "rentals", name: `Tern ${built}` })).id;
  const [item] = await db
    .insert(rentalItems)
    .values({
      name: `Kayak ${built}`,
      description: "A stable kayak for the creeks.",
      type: "kayak",
      hourCents: 5000,
      dayCents: 30_000,
      capacity: 2,
      ...facts,
      businessId,
    })
    .returning();
  if (!item) throw new Error("The item was not stored");
  return item;
}

/** Two hours in ten days, as a request that is new, unless told otherwise. */
export async function buildBooking(
  db: Db | Tx,
  item: Pick<ItemRow, "id" | "businessId">,
  facts: NewBooking = {},
): Promise<typeof rentalBookings.$inferSelect> {
  built += 1;
  const startsAt = facts.startsAt ?? new Date(Math.ceil(Date.now() / HOUR) * HOUR + 10 * DAY);
  const endsAt = facts.endsAt ?? new Date(startsAt.getTime() + 2 * HOUR);
  const [booking] = await db
    .insert(rentalBookings)
    .values({
      rentalItemId: item.id,
      businessId: item.businessId,
      customerName: `Customer ${built}`,
      customerEmail: `customer-${built}@example.com`,
      timeZone: "America/New_York",
      startsLocal: "",
      endsLocal: "",
      totalGuests: 1,
      totalCents: 10_000,
      expiresAt: new Date(Date.now() + 2 * DAY),
      ...facts,
      startsAt,
      endsAt,
    })
    .returning();
  if (!booking) throw new Error("The booking was not stored");
  return booking;
}
