import { expect, test } from "vitest";
import { wallText } from "../availability/local-time.ts";
import { bookingWords } from "./booking-words.ts";
import { type BookingRow, shownTime, toBooking } from "./to-booking.server.ts";
import { whenWords } from "./when-words.ts";

const timeZone = "America/New_York";

function rowFor(from: string, to: string): BookingRow {
  const [startsAt, endsAt] = [new Date(from), new Date(to)];
  return {
    ...{ startsAt, endsAt, timeZone, status: "pending", endedBy: null },
    ...{ startsLocal: wallText(startsAt, timeZone), endsLocal: wallText(endsAt, timeZone) },
    ...{ priceLines: [], totalCents: 0, createdAt: new Date(), expiresAt: endsAt },
  } as unknown as BookingRow;
}

test.each([
  ["2027-07-04T14:00Z", "2027-07-04T16:00Z", "Sunday, July 4, 2027, 10:00 AM to 12:00 PM EDT"],
  [
    "2027-11-06T14:00Z",
    "2027-11-07T15:00Z",
    "Saturday, November 6, 2027, 10:00 AM EDT to Sunday, November 7, 2027, 10:00 AM EST",
  ],
  [
    "2027-11-07T05:00Z",
    "2027-11-07T06:30Z",
    "Sunday, November 7, 2027, 1:00 AM EDT to 1:30 AM EST",
  ],
  ["2027-03-14T06:00Z", "2027-03-14T08:00Z", "Sunday, March 14, 2027, 1:00 AM EST to 4:00 AM EDT"],
])("from %s to %s is: %s", (from, to, words) => {
  expect(whenWords(shownTime(rowFor(from, to)))).toBe(words);
});

test("a request is held until a time that has a zone of its own", () => {
  const row = rowFor("2127-10-31T14:00Z", "2127-11-19T15:18Z");
  expect(toBooking(row, "Kayak")).toMatchObject({ startZone: "EDT", expiresZone: "EST" });
  expect(bookingWords(toBooking(row, "Kayak"))[1]).toContain("10:18 AM EST.");
});
