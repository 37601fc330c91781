import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSearchParams } from "react-router";
import { earlyWordsIn } from "#src/design/early/early-words.ts";
import type { ListingValues } from "../listing-form/listing-values.ts";
import { type ListingDraft, readListingDraft } from "./listing-draft.ts";
import { stepIn } from "./wizard-steps.ts";

interface ListingDraftOptions {
  form: UseFormReturn<ListingValues>;
  element: RefObject<HTMLFormElement | null>;
  /** There was something: the person is told. */
  onFound: () => void;
}

/** From one step to another; null while the browser has not looked for a draft. */
type Way = { from: number; to: number } | null;

/**
 * The server knows no draft: what was typed earlier on this device comes into the form as soon as it is
 * alive, before it is told what was typed meanwhile. True when that is done and the step is found.
 */
export function useListingDraft({ form, element, onFound }: ListingDraftOptions): boolean {
  const [search, setSearch] = useSearchParams();
  const asked = stepIn(search);
  const [way, setWay] = useState<Way>(null);

  const look = useEffectEvent(() => {
    const draft = readListingDraft();
    const kept = search.has("step") ? asked : (draft?.step ?? 1);
    setWay({ from: asked, to: isInUse(element.current, draft) ? 1 : kept });
    if (!draft) return;
    form.reset(draft.values);
    onFound();
  });
  useLayoutEffect(() => look(), []);

  const isOnTheWay = way !== null && way.from !== way.to && way.from === asked;
  const go = useEffectEvent((step: number) =>
    setSearch(step === 1 ? {} : { step: String(step) }, {
      replace: true,
      preventScrollReset: true,
    }),
  );
  useEffect(() => {
    if (way === null) return;
    if (isOnTheWay) go(way.to);
    else if (way.from !== way.to) setWay({ from: way.to, to: way.to });
  }, [way, isOnTheWay]);

  return way !== null && !isOnTheWay;
}

/**
 * Somebody has begun with the first step before the page was alive: no other is shown under their
 * fingers. What a browser fills in again after a reload is what the draft says, too.
 */
function isInUse(form: HTMLFormElement | null, draft: ListingDraft | null): boolean {
  if (!form || !draft) return false;
  const kept = new Map<string, unknown>(Object.entries(draft.values));
  return earlyWordsIn(form).some(
    ([control, words]) =>
      control === document.activeElement ||
      (kept.has(control.name) && kept.get(control.name) !== words),
  );
}
