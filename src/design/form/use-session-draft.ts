import { useLayoutEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";

/**
 * The form survives a reload, a sign-in and a look at another page. What is given wins over what was
 * typed: the address of the account, for instance. The draft is there before the page can be told what
 * was typed while it was not alive, so that those words win.
 */
export function useSessionDraft<Values extends FieldValues, Sent>(
  key: string,
  { reset, watch, getValues }: UseFormReturn<Values, unknown, Sent>,
  given: Partial<Values>,
) {
  const first = useRef(given);
  useLayoutEffect(() => {
    const draft = readDraft<Partial<Values>>(key);
    if (draft) reset({ ...getValues(), ...draft, ...first.current }, { keepDefaultValues: true });
    const { unsubscribe } = watch((values) => writeDraft(key, values));
    return unsubscribe;
  }, [key, reset, watch, getValues]);
  return { forget: () => writeDraft(key, null) };
}
