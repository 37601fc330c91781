import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import type { ListingValues } from "../listing-form/listing-values.ts";
import { firstIncompleteStep, stepIn } from "./wizard-steps.ts";

interface WizardStepOptions {
  /** What the form holds now. */
  read: () => ListingValues;
  /** False until what was typed earlier is in the form. */
  isReady: boolean;
}

/**
 * The step is in the address: Back and Forward go from step to step, and a reload stays. An address
 * whose earlier steps are not filled in leads to the first of those.
 */
export function useWizardStep({ read, isReady }: WizardStepOptions) {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = stepIn(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address moves the step; typing does not.
  const step = useMemo(
    () => (isReady ? Math.min(asked, firstIncompleteStep(read())) : 1),
    [asked, isReady],
  );

  const show = (next: number, replace: boolean) =>
    setSearch(next === 1 ? {} : { step: String(next) }, { replace, preventScrollReset: true });

  const correct = useEffectEvent(() => show(step, true));
  useEffect(() => {
    if (isReady && step !== asked) correct();
  }, [isReady, step, asked]);

  useHeadingFocus(heading, step);
  const goTo = (next: number) => (next === step ? focusOn(heading.current) : show(next, false));
  return { step, goTo, heading };
}

type Heading = RefObject<HTMLHeadingElement | null>;

/** Whoever cannot see the page hears which step this is; not when the page has just been opened. */
function useHeadingFocus(heading: Heading, step: number): void {
  const isOwnDoing = useNavigationType() !== "REPLACE";
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && isOwnDoing) focusOn(heading.current);
    last.current = step;
  }, [heading, step, isOwnDoing]);
}

function focusOn(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
