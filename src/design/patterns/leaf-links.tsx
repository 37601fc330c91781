import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../primitives/button.tsx";
import { Link } from "../primitives/link.tsx";

interface Leaf {
  to: string;
  /** "Month before: " is read out, "May 2027" is shown. */
  spoken: string;
  shown: string;
}

interface LeafLinksProps {
  before: Leaf;
  after: Leaf;
  /** What is open: a heading. */
  children: ReactNode;
}

/** Turns the leaves of a calendar. */
export function LeafLinks({ before, after, children }: LeafLinksProps) {
  return (
    <div className="mb-3 flex items-center justify-between gap-3">
      <Button asChild variant="secondary">
        <Link to={before.to} preventScrollReset>
          <ChevronLeft aria-hidden /> <span className="sr-only">{before.spoken}: </span>
          <span className="max-sm:sr-only">{before.shown}</span>
        </Link>
      </Button>
      {children}
      <Button asChild variant="secondary">
        <Link to={after.to} preventScrollReset>
          <span className="sr-only">{after.spoken}: </span>
          <span className="max-sm:sr-only">{after.shown}</span> <ChevronRight aria-hidden />
        </Link>
      </Button>
    </div>
  );
}
