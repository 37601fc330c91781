import { Rows3, Square } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { keepCardSize, type CardSize as Size } from "#src/domains/directory/listing/card-size.ts";
import type { Filters } from "./use-filters.ts";

/** On a phone: rows to compare, or large cards to look at. The style sheet knows which are shown. */
export function CardSize({ filters }: { filters: Filters }) {
  return (
    <>
      <span className="hidden rows:block">
        <SizeLink filters={filters} size="large">
          <Square aria-hidden /> Large cards
        </SizeLink>
      </span>
      <span className="rows:hidden sm:hidden">
        <SizeLink filters={filters} size="rows">
          <Rows3 aria-hidden /> Compact rows
        </SizeLink>
      </span>
    </>
  );
}

interface SizeLinkProps {
  filters: Filters;
  size: Size;
  children: ReactNode;
}

function SizeLink({ filters, size, children }: SizeLinkProps) {
  return (
    <Button asChild variant="secondary">
      <Link
        to={filters.linkTo({ cards: size })}
        onClick={() => keepCardSize(size)}
        preventScrollReset
      >
        {children}
      </Link>
    </Button>
  );
}
