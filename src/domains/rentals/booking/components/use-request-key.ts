import { useEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";
import { newUuid } from "#src/shared/new-uuid.ts";

interface KeptKey {
  key: string;
  /** Something was sent with it, and nobody knows what became of it. */
  isOpen: boolean;
}

/**
 * One key for whatever a form sends, kept with its draft until an answer told what became of it: sent again,
 * also for another time, it books nothing beside what may be stored.
 */
export function useRequestKey(businessId: number) {
  const name = `rental-request-key-${businessId}`;
  const known = useRef<KeptKey | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(readDraft<KeptKey>(name)?.isOpen ?? false), [name]);
  const keep = (kept: KeptKey | null) => {
    known.current = kept;
    writeDraft(name, kept);
  };
  return {
    isOpen,
    /** Written down before it is sent: the page may be gone before the answer comes. */
    begin: (): string => {
      const key = (known.current ?? readDraft<KeptKey>(name))?.key ?? newUuid();
      keep({ key, isOpen: true });
      return key;
    },
    lost: () => setOpen(true),
    /** Nothing is stored under it, unless something sent before is. */
    refused: () => known.current && keep({ ...known.current, isOpen }),
    settled: () => {
      keep(null);
      setOpen(false);
    },
  };
}
