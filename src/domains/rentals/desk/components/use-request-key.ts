import { useRef } from "react";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";
import { RequestError } from "#src/shared/http.ts";
import { newUuid } from "#src/shared/new-uuid.ts";

/**
 * One key for whatever a form sends, until an answer told what became of it: it is not stored twice. Written down
 * before it is sent, so that it is the same after the page was loaded anew.
 */
export function useRequestKey(form: "item" | "booking" | "closed-days", businessId: number) {
  const name = `rental-desk-${form}-key-${businessId}`;
  const key = useRef<string>(null);
  const renew = () => {
    key.current = null;
    writeDraft(name, null);
  };
  return {
    keyed: <Sent extends object>(sent: Sent) => {
      key.current ??= readDraft<string>(name) ?? newUuid();
      writeDraft(name, key.current);
      return { ...sent, requestKey: key.current };
    },
    /** The server has looked for the key: the next try is another one. */
    refused: (error: unknown) => {
      if (error instanceof RequestError && error.status === 409) renew();
    },
    stored: renew,
  };
}
