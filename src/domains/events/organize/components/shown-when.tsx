import type { ReactNode } from "react";

interface ShownWhenProps {
  holds: boolean;
  children: ReactNode;
}

/** What a choice opens. Without scripts nothing would open it, so it is always there. */
export const ShownWhen = ({ holds, children }: ShownWhenProps) =>
  holds ? children : <noscript className="contents">{children}</noscript>;
