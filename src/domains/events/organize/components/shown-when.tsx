import type { ReactNode } from "react";

interface ShownWhenProps {
  holds: boolean;
  /** Before what a choice further up would open: "If it is weekly:". */
  when?: string;
  children: ReactNode;
}

/** What a choice opens. Without scripts nothing would open it, so it is always there. */
export const ShownWhen = ({ holds, when, children }: ShownWhenProps) =>
  holds ? (
    children
  ) : (
    <noscript className="noscript:contents">
      {when ? <p className="-mb-3 text-ink-soft text-sm sm:col-span-2">{when}</p> : null}
      {children}
    </noscript>
  );
