import { useRef } from "react";
import { RequestError } from "#src/shared/http.ts";
import { newUuid } from "#src/shared/new-uuid.ts";
import type { NewBookingInput } from "../../booking/contract.ts";

/** One key for whatever a form books, until an answer told what became of it: it is not booked twice. */
export function useRequestKey() {
  const key = useRef(newUuid());
  return {
    keyed: (booking: NewBookingInput) => ({ ...booking, requestKey: key.current }),
    /** The server has looked for the key: the next try is another one. */
    refused: (error: unknown) => {
      if (error instanceof RequestError && error.status === 409) key.current = newUuid();
    },
  };
}
