import type { ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";
import { Link } from "#src/design/primitives/link.tsx";

interface ChipLinkProps {
  to: string;
  /** What it leads away from is in force now. */
  isOn?: boolean;
  /** It changes the list that it stands above, which does not jump. */
  staysInPlace?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A quick way into a search, or to another form of the one on the page. */
export function ChipLink({ to, isOn, staysInPlace, onClick, children }: ChipLinkProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={isOn ? "true" : undefined}
      preventScrollReset={staysInPlace}
      className={cx(
        "inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border px-4 text-sm transition-colors hover:border-ink hover:bg-shoal",
        isOn ? "border-ink bg-shoal font-semibold" : "border-line-strong bg-paper",
      )}
    >
      {children}
    </Link>
  );
}
