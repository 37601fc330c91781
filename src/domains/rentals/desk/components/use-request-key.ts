import { useRef } from "react";
import { RequestError } from "#src/shared/http.ts";
import { newUuid } from "#src/shared/new-uuid.ts";

/** One key for whatever a form sends, until an answer told what became of it: it is not stored twice. */
export function useRequestKey() {
  const key = useRef(newUuid());
  const renew = () => {
    key.current = newUuid();
  };
  return {
    keyed: <Sent extends object>(sent: Sent) => ({ ...sent, requestKey: key.current }),
    /** The server has looked for the key: the next try is another one. */
    refused: (error: unknown) => {
      if (error instanceof RequestError && error.status === 409) renew();
    },
    /** Where the form stays for something else. */
    stored: renew,
  };
}
