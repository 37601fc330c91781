import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { NewReview, NewReviewInput } from "../contract.ts";
import { readDraft, writeDraft } from "./session-draft.ts";

/** The form survives a reload and a sign-in; the account's own address wins over a typed one. */
export function useReviewDraft(
  key: string,
  { reset, watch, getValues }: UseFormReturn<NewReviewInput, unknown, NewReview>,
  accountEmail: string | null,
) {
  const email = useRef(accountEmail);
  useEffect(() => {
    const draft = readDraft<Partial<NewReviewInput>>(key);
    const account = email.current ? { userEmail: email.current } : {};
    if (draft) reset({ ...getValues(), ...draft, ...account }, { keepDefaultValues: true });
    const { unsubscribe } = watch((values) => writeDraft(key, values));
    return unsubscribe;
  }, [key, reset, watch, getValues]);
  return { forget: () => writeDraft(key, null) };
}
