import { Alert } from "#src/design/primitives/alert.tsx";
import type { BookingReceipt } from "../../booking/contract.ts";
import { BOOKING_CREATED } from "../../booking/limits-contract.ts";
import { whenWords } from "../../booking/when-words.ts";
import { BookingLink } from "./booking-link.tsx";

/** What was just written down, with the way to it, whatever else the page shows. */
export function CreatedBooking({ booking }: { booking: BookingReceipt }) {
  const { id, businessId, customerName, rentalItemName, quantity, isMailed } = booking;
  const what = quantity === 1 ? rentalItemName : `${quantity} × ${rentalItemName}`;
  return (
    <Alert tone="ok" role="status" title={BOOKING_CREATED}>
      <BookingLink {...{ id, businessId, customerName }} />: {what}, {whenWords(booking)}.{" "}
      {isMailed ? "The customer is mailed of it." : "The customer is not mailed of it."}
    </Alert>
  );
}
