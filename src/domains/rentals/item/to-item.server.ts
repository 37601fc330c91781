import type { rentalBlackouts, rentalItems } from "#src/db/schema/rentals.server.ts";
import type { Hours } from "#src/domains/hours/contract.ts";
import type { RentalSeason } from "../availability/limits-contract.ts";
import type { Blackout, NewRentalItem, RentalItem } from "./contract.ts";

export type ItemRow = typeof rentalItems.$inferSelect;

/** "45.00" */
export const dollarText = (cents: number): string => (cents / 100).toFixed(2);

export function toItem(row: ItemRow): RentalItem {
  const { id, businessId, name, description, type, capacity, quantity, features, images } = row;
  const { minBookingDuration, maxBookingDuration, requiresLicense } = row;
  const { bufferMinutes, noticeMinutes, startStep } = row;
  return {
    ...{ id, businessId, name, description, type, capacity, quantity, features, images },
    ...{ minBookingDuration, maxBookingDuration, requiresLicense },
    ...{ bufferMinutes, noticeMinutes, startStep },
    pricePerHour: dollarText(row.hourCents),
    pricePerDay: dollarText(row.dayCents),
    availableSeasons: row.availableSeasons as RentalSeason[],
    openHours: row.hoursFrom === "own" ? (row.hours as Hours) : row.hoursFrom,
  };
}

/** The other way: what was given, as columns. */
export function itemColumns({
  pricePerHour,
  pricePerDay,
  openHours,
  ...given
}: Partial<Omit<NewRentalItem, "images">>) {
  return {
    ...given,
    ...(pricePerHour !== undefined && { hourCents: pricePerHour }),
    ...(pricePerDay !== undefined && { dayCents: pricePerDay }),
    ...(openHours !== undefined && hoursColumns(openHours)),
  };
}

const hoursColumns = (openHours: NewRentalItem["openHours"]) =>
  typeof openHours === "string"
    ? { hoursFrom: openHours, hours: null }
    : { hoursFrom: "own" as const, hours: openHours };

export const toBlackout = (row: typeof rentalBlackouts.$inferSelect): Blackout => ({
  id: row.id,
  rentalItemId: row.rentalItemId,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  quantity: row.units,
  note: row.note,
});
