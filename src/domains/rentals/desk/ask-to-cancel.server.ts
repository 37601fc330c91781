import { and, eq, gt, sql } from "drizzle-orm";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { DeliverBooking } from "../booking/mail-jobs.ts";
import { requireDesk } from "./require-desk.server.ts";

/** For a confirmed booking that cannot take place: the customer is mailed the own link, and decides. */
export async function askToCancel(
  services: Services,
  viewer: Viewer,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await requireDesk(services.db, viewer, { bookingId: id });
  await services.db.transaction(async (tx) => {
    const [row] = await tx
      .update(rentalBookings)
      .set({ askedToCancel: reason, updatedAt: new Date() })
      .where(
        and(
          eq(rentalBookings.id, id),
          eq(rentalBookings.status, "confirmed"),
          gt(rentalBookings.startsAt, sql`now()`),
        ),
      )
      .returning({ bookingId: rentalBookings.id });
    if (!row)
      throw new AppError(
        "conflict",
        "Only a confirmed booking that has not begun can be asked for.",
        {
          code: "not_confirmed",
        },
      );
    await services.jobs.send(tx, DeliverBooking, { ...row, occasion: "asked" });
  });
}
