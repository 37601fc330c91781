import { z } from "zod";
import { addMinutes, momentAfterGap, momentsAt, wallText } from "../../availability/local-time.ts";
import type { NewBookingInput } from "../../booking/contract.ts";
import { timeWords } from "../../booking/when-words.ts";

const required = (words: string) => z.string().trim().min(1, words);

const Values = z.object({
  rentalItemId: required("Please choose an item."),
  customerName: required("Please enter a name."),
  customerEmail: required("Please enter an e-mail address."),
  customerPhone: z.string(),
  startDate: required("Please choose when it starts."),
  endDate: required("Please choose when it ends."),
  /** Which of the moments is meant, of a time that clocks show twice. */
  startMoment: z.string(),
  endMoment: z.string(),
  quantity: required("Please say how many."),
  totalGuests: required("Please say how many guests come."),
  totalPrice: required("Please enter the price."),
  status: z.string(),
  specialRequests: z.string(),
});
export type DeskBookingValues = z.infer<typeof Values>;

const TIMES = [
  ["startDate", "startMoment"],
  ["endDate", "endMoment"],
] as const;

/** What the specification asks of the owner's form, and that clocks of the place show its times; the server knows the rest. */
export const deskBookingValues = (timeZone: string) =>
  Values.superRefine((values, { addIssue }) => {
    const refuse = (field: string, message: string) =>
      addIssue({ code: "custom", path: [field], message });
    for (const each of TIMES) {
      const [date, moment] = each;
      const local = values[date];
      const moments = momentsAt(local, timeZone);
      if (local && moments.length === 0) refuse(date, skippedWords(local, timeZone));
      if (moments.length > 1 && !momentOf(values, each, timeZone))
        refuse(moment, "Please say which of the two is meant.");
    }
  });

type Times = Pick<DeskBookingValues, (typeof TIMES)[number][number]>;

function skippedWords(local: string, timeZone: string): string {
  const change = momentAfterGap(local, timeZone);
  if (!change) return "Please choose a day and a time.";
  const shown = (moment: Date) => timeWords(wallText(moment, timeZone));
  return `Clocks skip this time: ${shown(addMinutes(change, -1))} is followed by ${shown(change)}. Please choose another one.`;
}

function momentOf(
  values: Times,
  [date, moment]: (typeof TIMES)[number],
  timeZone: string,
): string | undefined {
  const moments = momentsAt(values[date], timeZone).map((each) => each.toISOString());
  return moments.length > 1 ? moments.find((each) => each === values[moment]) : moments[0];
}

/** Each empty while nobody knows which is meant. */
export function momentsOf(values: Times, timeZone: string) {
  const [startDate = "", endDate = ""] = TIMES.map((each) => momentOf(values, each, timeZone));
  return { startDate, endDate };
}

/** What was typed in the time of the place, as the call takes it. */
export function toNewBooking(values: DeskBookingValues, timeZone: string): NewBookingInput {
  const { startMoment: _start, endMoment: _end, ...asked } = values;
  return { ...asked, ...momentsOf(values, timeZone) };
}
