import type { RefObject } from "react";
import { Alert } from "#src/design/primitives/alert.tsx";

/** Also after a form that was sent before the scripts had come. */
export const RequestSent = ({ ref }: { ref?: RefObject<HTMLDivElement | null> }) => (
  <Alert ref={ref} tabIndex={-1} tone="ok" role="status" title="Your request is on its way">
    The time is held for you while the business answers, for 48 hours at most. We have mailed you a
    link with which you can look at it or cancel.
  </Alert>
);
