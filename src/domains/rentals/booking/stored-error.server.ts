import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { dollars } from "#src/shared/money.ts";
import { deskBookingPath } from "../item/desk-paths.ts";
import { bookingPath } from "./booking-token.server.ts";
import { KEY_OF_OTHER } from "./limits-contract.ts";
import type { BookingFacts } from "./queries.server.ts";
import { standingOf } from "./rules.ts";
import { shownTime } from "./to-booking.server.ts";
import { whenWords } from "./when-words.ts";

/** To whoever sends a form again with other words: what is stored, that it was not changed, and the way to it. */
export const storedError = (
  services: Services,
  { booking, item }: BookingFacts,
  { isManager }: { isManager: boolean },
): AppError => {
  const { customerName, units, totalCents } = booking;
  const what = units === 1 ? item.name : `${units} × ${item.name}`;
  const stored = `${what}, ${whenWords(shownTime(booking))}`;
  const { status } = standingOf(booking, new Date());
  return isManager
    ? new AppError(
        "conflict",
        `This booking was stored before, as ${status} at ${dollars(totalCents)}: ${stored}. It has not been changed.`,
        {
          code: KEY_OF_OTHER,
          links: [{ text: `Booking of ${customerName}`, href: deskBookingPath(booking) }],
        },
      )
    : new AppError(
        "conflict",
        `Your request of ${stored} was stored before; it has not been changed. To change it, cancel it and ask anew, or call the business.`,
        {
          code: KEY_OF_OTHER,
          links: [{ text: "Look at it or cancel it", href: bookingPath(services, booking.id) }],
        },
      );
};
