import { AppError } from "#src/shared/errors.ts";
import { standingOf } from "../booking/rules.ts";
import type { BookingRow } from "../booking/to-booking.server.ts";

const ENDED = {
  customer: "The customer has cancelled this booking meanwhile.",
  owner: "This booking is cancelled already.",
  expiry: "This request has lapsed meanwhile: nobody answered in time.",
} as const;

/** To whoever comes second: what the booking is by now, and that it is so already when that was wanted. */
export function standingError(row: BookingRow, wanted: BookingRow["status"]): AppError {
  const { status, endedBy } = standingOf(row, new Date());
  const code = status === wanted ? `${status}_already` : "not_pending";
  if (status === "cancelled") return new AppError("conflict", ENDED[endedBy ?? "owner"], { code });
  const message =
    wanted === "cancelled"
      ? "This booking is confirmed, and only its customer cancels it. You can ask for it on its page."
      : `This booking is ${status} already.`;
  return new AppError("conflict", message, { code });
}
