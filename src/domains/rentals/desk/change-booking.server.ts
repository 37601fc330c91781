import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { endBooking, isLive } from "../booking/end-booking.server.ts";
import { DeliverBooking } from "../booking/mail-jobs.ts";
import { requireBookingFacts } from "../booking/queries.server.ts";
import { remindedByConfirming } from "../booking/remind-customers.server.ts";
import { standingOf } from "../booking/rules.ts";
import type { BookingRow } from "../booking/to-booking.server.ts";
import type { BookingChange, DeskBooking } from "./contract.ts";
import { toDeskBooking } from "./queries.server.ts";
import { requireDesk } from "./require-desk.server.ts";
import { standingError } from "./standing-error.server.ts";

/** A request is confirmed or cancelled, once; whoever comes second is told. What was paid is noted at any time. */
export async function changeBooking(
  services: Services,
  viewer: Viewer,
  { id, status, paymentStatus }: BookingChange & { id: number },
): Promise<DeskBooking> {
  const { booking } = await requireDesk(services.db, viewer, { bookingId: id });
  return services.db.transaction(async (tx) => {
    if (status !== undefined) await decide(tx, services, { booking, status });
    if (paymentStatus !== undefined)
      await tx
        .update(rentalBookings)
        .set({ paymentStatus, updatedAt: new Date() })
        .where(eq(rentalBookings.id, id));
    return toDeskBooking(await requireBookingFacts(tx, id));
  });
}

interface Decision {
  booking: BookingRow;
  status: BookingRow["status"];
}

async function decide(tx: Tx, services: Services, { booking, status }: Decision): Promise<void> {
  if (status === "pending") throw staysAsIs(booking);
  const decided =
    status === "confirmed"
      ? await confirm(tx, services, booking)
      : await endBooking(tx, services, { id: booking.id, from: ["pending"], endedBy: "owner" });
  if (!decided) throw standingError((await requireBookingFacts(tx, booking.id)).booking, status);
}

const staysAsIs = (booking: BookingRow) => {
  const now = standingOf(booking, new Date()).status;
  return now === "pending"
    ? new AppError(
        "conflict",
        "This booking is pending already, so nothing was changed. Please confirm or cancel it.",
        { code: "pending_already" },
      )
    : new AppError("conflict", `This booking is ${now} and does not become pending again.`, {
        code: "not_pending",
      });
};

async function confirm(tx: Tx, { jobs }: Services, { id, startsAt }: BookingRow): Promise<boolean> {
  const now = new Date();
  const [row] = await tx
    .update(rentalBookings)
    .set({
      status: "confirmed",
      sequence: sql`${rentalBookings.sequence} + 1`,
      customerRemindedAt: remindedByConfirming(startsAt, now),
      updatedAt: now,
    })
    .where(and(eq(rentalBookings.id, id), eq(rentalBookings.status, "pending"), isLive))
    .returning({ id: rentalBookings.id });
  if (!row) return false;
  await jobs.send(tx, DeliverBooking, { bookingId: id, occasion: "confirmed" });
  return true;
}
