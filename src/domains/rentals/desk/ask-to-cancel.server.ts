import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { isAdmitted, secondsUntilAdmitted } from "#src/platform/http/rate-limit.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { mayRepeatTo } from "../booking/mail-facts.server.ts";
import { DeliverBooking } from "../booking/mail-jobs.ts";
import { type BookingFacts, requireBookingFacts } from "../booking/queries.server.ts";
import type { BookingRow } from "../booking/to-booking.server.ts";
import { requireDesk } from "./require-desk.server.ts";
import { standingError } from "./standing-error.server.ts";

const ONCE_A_DAY = { name: "rental-asked-booking", calls: 1, seconds: 86_400 };

interface Asked {
  id: number;
  reason: string;
  /** What was asked before. */
  earlier: string | null;
}

/** One question a day: what was typed is mailed, and nobody is pressed. The same words are there already. */
async function requireFirstOfDay(tx: Tx, { id, reason, earlier }: Asked): Promise<void> {
  if (await isAdmitted(tx, ONCE_A_DAY, String(id))) return;
  const isSame = reason === earlier;
  throw new AppError(
    "rate_limited",
    isSame
      ? "The customer was asked with these words already."
      : "You have asked this customer today already. Please call, or ask again tomorrow.",
    {
      code: isSame ? "asked_already" : "asked_today",
      retryAfterSeconds: await secondsUntilAdmitted(tx, ONCE_A_DAY, String(id)),
    },
  );
}

/** Whoever asks is told when nobody would read it. */
async function requireMailable(tx: Tx, found: BookingFacts): Promise<void> {
  const { customerEmail, businessId } = found.booking;
  const isProved = await mayRepeatTo(tx, found);
  if (isProved || (await admitsMail(tx, `rental-asked-${businessId}`, customerEmail))) return;
  throw new AppError(
    "rate_limited",
    "No mail was sent: this address has had as many of your questions today as we send. Please call the customer.",
    { code: "not_mailed", retryAfterSeconds: 3600 },
  );
}

const cannotBeAsked = (booking: BookingRow): AppError =>
  booking.status === "cancelled"
    ? standingError(booking, "cancelled")
    : new AppError("conflict", "Only a confirmed booking that has not begun can be asked for.", {
        code: "not_confirmed",
      });

/** For a confirmed booking that cannot take place: the customer is mailed the own link, and decides. */
export async function askToCancel(
  services: Services,
  viewer: Viewer,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const found = await requireDesk(services.db, viewer, { bookingId: id });
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
    if (!row) throw cannotBeAsked((await requireBookingFacts(tx, id)).booking);
    await requireFirstOfDay(tx, { id, reason, earlier: found.booking.askedToCancel });
    await requireMailable(tx, found);
    await services.jobs.send(tx, DeliverBooking, { ...row, occasion: "asked", isAdmitted: true });
  });
}
