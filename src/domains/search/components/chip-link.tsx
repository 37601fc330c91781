import type { ReactNode } from "react";
import { Link } from "#src/design/primitives/link.tsx";

/** A quick way into a search. */
export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-paper px-4 text-sm transition-colors hover:border-ink hover:bg-shoal"
    >
      {children}
    </Link>
  );
}
