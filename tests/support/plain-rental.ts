import type { RentalItem } from "#src/domains/rentals/item/contract.ts";

/** A rental item as the API answers it, for tests that show one and need no database. */
export const plainRental = (facts: Partial<RentalItem> = {}): RentalItem => ({
  ...{ id: 1, businessId: 7, name: "Kayak", description: "For the creeks.", type: "kayak" },
  ...{ pricePerHour: "50.00", pricePerDay: "300.00", capacity: 2, quantity: 1 },
  ...{ features: ["Paddle", "Life vest"], images: [], requiresLicense: false },
  ...{ minBookingDuration: 1, maxBookingDuration: 24, bufferMinutes: 0, noticeMinutes: 0 },
  ...{ availableSeasons: ["all"], openHours: "always", startStep: 30 },
  ...facts,
});
