import type { Services } from "#src/platform/services.server.ts";
import { placeOf } from "./booking-calendar.server.ts";
import { readBookingToken } from "./booking-token.server.ts";
import type { BookingView } from "./contract.ts";
import { type BookingFacts, requireBookingFacts } from "./queries.server.ts";
import { toBooking } from "./to-booking.server.ts";

/** For whoever holds the link. It shows, and changes nothing. */
export async function viewBooking(
  services: Pick<Services, "db" | "secrets">,
  { token }: { token: string },
): Promise<BookingView> {
  const id = readBookingToken(services, token);
  return toBookingView(await requireBookingFacts(services.db, id));
}

/** What a customer is shown: nothing that only the business needs. */
export function toBookingView({ booking, item, business }: BookingFacts): BookingView {
  const { customerEmail: _email, customerPhone: _phone, ...shown } = toBooking(booking, item.name);
  return {
    ...shown,
    businessName: business.name,
    place: placeOf(business),
    businessPhone: business.phone,
    isCancellable: shown.status !== "cancelled" && booking.startsAt > new Date(),
    askedToCancel: booking.askedToCancel,
  };
}
