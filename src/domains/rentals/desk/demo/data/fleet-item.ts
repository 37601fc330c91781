import type { NewRentalItemInput } from "../../../item/contract.ts";

/** A thing to rent, and the scene in which it is drawn. */
export interface FleetItem extends NewRentalItemInput {
  scene: string;
}

/** Prices are dollars for an hour and for a day. */
export const rates = (pricePerHour: number, pricePerDay: number) => ({ pricePerHour, pricePerDay });

export const WARM = ["spring", "summer", "fall"] as const;

export const licensed = {
  type: "boat",
  requiresLicense: true,
  ...{ bufferMinutes: 60, noticeMinutes: 720, minBookingDuration: 2 },
} as const;

export const paddled = { bufferMinutes: 30, noticeMinutes: 60 } as const;
