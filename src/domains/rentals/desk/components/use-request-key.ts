import { useRef } from "react";
import { RequestError } from "#src/shared/http.ts";
import { newUuid } from "#src/shared/new-uuid.ts";
import type { NewBookingInput } from "../../booking/contract.ts";

/** One key for what a form books: sent again because no answer came, it is not booked twice. */
export function useRequestKey() {
  const known = useRef({ key: newUuid(), of: "" });
  return {
    keyed: (booking: NewBookingInput) => {
      const { rentalItemId, startDate, endDate, quantity, customerEmail } = booking;
      const of = JSON.stringify([rentalItemId, startDate, endDate, quantity, customerEmail]);
      const { key, of: before } = known.current;
      known.current = { key: before === "" || before === of ? key : newUuid(), of };
      return { ...booking, requestKey: known.current.key };
    },
    /** What was refused was not booked: the next try is another one. */
    refused: (error: unknown) => {
      if (error instanceof RequestError && error.status < 500)
        known.current = { key: newUuid(), of: "" };
    },
  };
}
