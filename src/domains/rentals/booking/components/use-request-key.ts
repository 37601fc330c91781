import { useRef } from "react";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";
import { newUuid } from "#src/shared/new-uuid.ts";
import type { QuoteAsked } from "../client.ts";

interface KeptKey {
  key: string;
  /** What it was made for. */
  of: string;
}

interface Wanted extends QuoteAsked {
  customerEmail: string;
}

/** One key for what a form asks for, kept with its draft until that was answered: sent again, it books nothing again. */
export function useRequestKey(businessId: number) {
  const name = `rental-request-key-${businessId}`;
  const known = useRef<KeptKey | null>(null);
  const keep = (kept: KeptKey | null) => {
    known.current = kept;
    writeDraft(name, kept);
  };
  return {
    keyOf: ({ rentalItemId, startDate, endDate, quantity, customerEmail }: Wanted): string => {
      const mailbox = customerEmail.toLowerCase();
      const of = JSON.stringify([rentalItemId, startDate, endDate, quantity, mailbox]);
      const kept = known.current ?? readDraft<KeptKey>(name);
      const key = kept?.of === of ? kept.key : newUuid();
      keep({ key, of });
      return key;
    },
    forget: () => keep(null),
  };
}
