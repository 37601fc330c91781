import { useSearchParams } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";

interface EarlierResultsProps {
  offset: number;
  /** Of lists that are counted to their end: an address past it leads to the last page. */
  total?: number;
}

/** Above a list that begins far behind the first of all. */
export function EarlierResults({ offset, total = offset + 1 }: EarlierResultsProps) {
  const [search] = useSearchParams();
  if (offset === 0) return null;
  const earlier = new URLSearchParams(search);
  earlier.delete("after");
  const isPast = offset >= total;
  earlier.set("page", String(Math.max(1, Math.ceil(Math.min(offset, total) / PAGE_SIZE))));
  return (
    <div className="mb-6 flex flex-col items-center gap-3">
      {isPast ? <p>The list ends before this page.</p> : null}
      <Button asChild variant="secondary">
        <Link to={`?${earlier}`}>{isPast ? "Last Results" : "Earlier Results"}</Link>
      </Button>
    </div>
  );
}
