import { z } from "zod";
import { dayOfIsoDate, instantOf, wallMinuteAt } from "#src/domains/hours/calendar.ts";
import { DAY_MINUTES } from "#src/domains/hours/limits-contract.ts";
import type { NewBookingInput } from "../../booking/contract.ts";

const required = (words: string) => z.string().trim().min(1, words);

/** What the specification asks of the owner's form; the server knows the rest. */
export const DeskBookingValues = z.object({
  rentalItemId: required("Please choose an item."),
  customerName: required("Please enter a name."),
  customerEmail: required("Please enter an e-mail address."),
  customerPhone: z.string(),
  startDate: required("Please choose when it starts."),
  endDate: required("Please choose when it ends."),
  quantity: required("Please say how many."),
  totalGuests: required("Please say how many guests come."),
  totalPrice: required("Please enter the price."),
  status: z.string(),
  specialRequests: z.string(),
});
export type DeskBookingValues = z.infer<typeof DeskBookingValues>;

/** Null for a time that clocks of the place skip, or for no time at all. */
function momentOf(local: string, timeZone: string): string | null {
  const [, date = "", hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(local) ?? [];
  const wall = dayOfIsoDate(date) * DAY_MINUTES + Number(hour) * 60 + Number(minute);
  if (!Number.isFinite(wall)) return null;
  const moment = instantOf(wall, timeZone);
  return wallMinuteAt(moment, timeZone) === wall ? moment.toISOString() : null;
}

/** What was typed in the time of the place, as the call takes it. A moment that is none is left to the server to refuse. */
export const toNewBooking = (values: DeskBookingValues, timeZone: string): NewBookingInput => ({
  ...values,
  startDate: momentOf(values.startDate, timeZone) ?? values.startDate,
  endDate: momentOf(values.endDate, timeZone) ?? values.endDate,
});
