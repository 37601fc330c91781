import type { ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";

/** Running text: articles, terms, long descriptions. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx("prose", className)}>{children}</div>;
}
