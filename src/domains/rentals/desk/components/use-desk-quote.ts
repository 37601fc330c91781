import { useQuery } from "@tanstack/react-query";
import { deskQuoteQuery } from "../client.ts";
import { type DeskBookingValues, momentsOf } from "./desk-booking-values.ts";

type Wanted = Pick<
  DeskBookingValues,
  "rentalItemId" | "startDate" | "endDate" | "startMoment" | "endMoment" | "quantity"
>;

/** What the form asks for costs, and whether it is free, as soon as enough is known. */
export function useDeskQuote(wanted: Wanted, timeZone: string) {
  const { startDate, endDate } = momentsOf(wanted, timeZone);
  const [id, quantity] = [Number(wanted.rentalItemId), Number(wanted.quantity)];
  const isWhole = startDate !== "" && endDate > startDate && id > 0 && quantity >= 1;
  return useQuery({ ...deskQuoteQuery({ id, startDate, endDate, quantity }), enabled: isWhole });
}
