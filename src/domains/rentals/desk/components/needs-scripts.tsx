import type { ReactNode } from "react";

/** Said before anything is typed that could not be sent. */
export const NeedsScripts = ({ children }: { children: ReactNode }) => (
  <noscript>
    <p className="font-semibold text-danger">
      {children} They are off in this browser: please turn them on and load this page again.
    </p>
  </noscript>
);
