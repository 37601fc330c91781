import { SearchX } from "lucide-react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";

/** `clearTo` is the same list without its filters. */
export function NoListings({ clearTo }: { clearTo: string }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No businesses found"
      action={
        <Button asChild>
          <Link to={clearTo}>Clear Filters</Link>
        </Button>
      }
    >
      Try another word, a wider radius or fewer conditions.
    </EmptyState>
  );
}
