import type { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { lineCents, type PriceLine as PricePart } from "../availability/price.ts";
import { dollarText } from "../item/to-item.server.ts";
import type { Booking, PriceLine } from "./contract.ts";
import { standingOf } from "./rules.ts";

export type BookingRow = typeof rentalBookings.$inferSelect;

export const toPriceLine = (line: PricePart): PriceLine => ({
  unit: line.unit,
  count: line.count,
  rate: dollarText(line.rateCents),
  quantity: line.units,
  amount: dollarText(lineCents(line)),
});

export function toBooking(row: BookingRow, rentalItemName: string, now = new Date()): Booking {
  const { id, businessId, rentalItemId, customerName, customerEmail, customerPhone } = row;
  const { totalGuests, specialRequests, paymentStatus, timeZone, policy } = row;
  const { status, endedBy } = standingOf(row, now);
  const totalPrice = dollarText(row.totalCents);
  return {
    ...{ id, businessId, rentalItemId, rentalItemName },
    ...{ customerName, customerEmail, customerPhone, totalGuests, specialRequests },
    ...{ status, endedBy, paymentStatus, timeZone, policy },
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    startLocal: row.startsLocal,
    endLocal: row.endsLocal,
    quantity: row.units,
    totalPrice,
    totalAmount: totalPrice,
    lines: (row.priceLines as PricePart[]).map(toPriceLine),
    expiresAt: status === "pending" ? row.expiresAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  };
}
