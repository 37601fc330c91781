import type { DeskBooking } from "#src/domains/rentals/desk/contract.ts";

/** A booking as the API answers it to its owner, for tests that show one and need no database. */
export const plainBooking = (facts: Partial<DeskBooking> = {}): DeskBooking => ({
  ...{ id: 1, businessId: 7, businessName: "Tern Rentals", rentalItemId: 12 },
  ...{ rentalItemName: "Sea kayak", customerName: "Zoë", customerEmail: "zoe@example.com" },
  ...{ customerPhone: null, specialRequests: null, quantity: 2, totalGuests: 3 },
  ...{ startDate: "2127-07-04T14:00:00.000Z", endDate: "2127-07-04T16:00:00.000Z" },
  timeZone: "America/New_York",
  ...{ startLocal: "2127-07-04T10:00", startZone: "EDT", endLocal: "2127-07-04T12:00" },
  ...{ status: "pending", paymentStatus: "pending", totalPrice: "200.00", totalAmount: "200.00" },
  ...{ endZone: "EDT", lines: [], policy: null, endedBy: null, askedToCancel: null },
  ...{ expiresAt: null, expiresLocal: null, expiresZone: null },
  createdAt: "2127-07-01T00:00:00.000Z",
  ...facts,
});
