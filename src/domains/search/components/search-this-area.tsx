import { Search } from "lucide-react";
import { useSearchParams } from "react-router";
import type { Bounds } from "#src/design/map/map-props.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { writeArea } from "../area-contract.ts";
import { searchElsewhere } from "../query-rules.ts";

interface SearchThisAreaProps {
  bounds: Bounds;
  path?: string;
}

/** Offered once the map was moved: the same search in the box that is seen now. */
export function SearchThisArea({ bounds, path = "" }: SearchThisAreaProps) {
  const [address] = useSearchParams();
  const next = searchElsewhere(address, { area: writeArea(bounds) });
  return (
    <div className="pointer-events-none absolute inset-x-0 top-5 z-1 flex animate-fade-in justify-center">
      <Button asChild className="pointer-events-auto">
        <Link to={`${path}?${next}`} preventScrollReset={path === ""}>
          <Search aria-hidden /> Search this area
        </Link>
      </Button>
    </div>
  );
}
