import type { z } from "zod";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { BookingState } from "./contract.ts";
import { endBooking } from "./end-booking.server.ts";
import { requireBookingFacts } from "./queries.server.ts";
import { standingOf } from "./rules.ts";

/** By whoever holds the link, until it begins. Doing it twice does it once. */
export async function cancelBooking(
  services: Services,
  { bookingId }: { bookingId: number },
): Promise<z.input<typeof BookingState>> {
  return services.db.transaction(async (tx) => {
    const { booking } = await requireBookingFacts(tx, bookingId);
    if (standingOf(booking, new Date()).status === "cancelled") return { status: "cancelled" };
    if (booking.startsAt <= new Date())
      throw new AppError("conflict", "This booking has begun. Please call the business.", {
        code: "begun",
      });
    await endBooking(tx, services, {
      id: bookingId,
      from: ["pending", "confirmed"],
      endedBy: "customer",
    });
    return { status: "cancelled" };
  });
}
