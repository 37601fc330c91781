import { useSearchParams } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { PAGE_SIZE } from "#src/domains/directory/listing/limits-contract.ts";

/** Above a list that begins far behind the first of all. */
export function EarlierResults({ offset }: { offset: number }) {
  const [search] = useSearchParams();
  if (offset === 0) return null;
  const earlier = new URLSearchParams(search);
  earlier.delete("after");
  earlier.set("page", String(Math.ceil(offset / PAGE_SIZE)));
  return (
    <div className="mb-6 flex justify-center">
      <Button asChild variant="secondary">
        <Link to={`?${earlier}`}>Earlier Results</Link>
      </Button>
    </div>
  );
}
