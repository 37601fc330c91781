import { createContext, type ReactNode, use } from "react";

interface ShownWhenProps {
  holds: boolean;
  /** Before what a choice further up would open: "If it is weekly:". */
  when?: string;
  children: ReactNode;
}

const IsWithoutScripts = createContext(false);

/**
 * What a choice opens. Without scripts nothing would open it, so it is always there. Browsers end a
 * noscript at the first closing tag: what is open within one needs none of its own.
 */
export function ShownWhen({ holds, when, children }: ShownWhenProps) {
  const isWithoutScripts = use(IsWithoutScripts);
  if (holds) return children;
  const shown = (
    <>
      {when ? <p className="-mb-3 text-ink-soft text-sm sm:col-span-2">{when}</p> : null}
      {children}
    </>
  );
  return isWithoutScripts ? (
    shown
  ) : (
    <noscript className="noscript:contents">
      <IsWithoutScripts value={true}>{shown}</IsWithoutScripts>
    </noscript>
  );
}
