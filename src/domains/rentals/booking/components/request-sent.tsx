import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { SENT_ANCHOR } from "./picker-address.ts";

/** Stands in the address, as after a form that was sent before the scripts had come. */
export function RequestSent() {
  const ref = useRef<HTMLDivElement>(null);
  const way = useNavigationType();
  useEffect(() => {
    if (way !== "POP") ref.current?.focus();
  }, [way]);
  return (
    <Alert
      ref={ref}
      id={SENT_ANCHOR}
      tabIndex={-1}
      tone="ok"
      role="status"
      title="Your request is on its way"
      className="scroll-mt-24"
    >
      The time is held for you while the business answers, for 48 hours at most. It is not confirmed
      yet. We have mailed you a link with which you can look at it or cancel.
    </Alert>
  );
}
