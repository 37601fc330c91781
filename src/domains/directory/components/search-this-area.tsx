import { Search } from "lucide-react";
import { Link } from "react-router";
import type { Bounds } from "#src/design/map/map-props.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { circleWithin } from "../address-rules.ts";
import { RADIUS_MAX, RADIUS_MIN } from "../limits-contract.ts";

interface SearchThisAreaProps {
  conditions: string;
  bounds: Bounds;
  path?: string;
}

/** Offered once the map was moved: the same conditions around where it looks now. */
export function SearchThisArea({ conditions, bounds, path = "" }: SearchThisAreaProps) {
  const { latitude, longitude, miles } = circleWithin(bounds, RADIUS_MIN, RADIUS_MAX);
  const next = new URLSearchParams(conditions);
  for (const name of ["city", "state", "location"]) next.delete(name);
  next.set("latitude", latitude.toFixed(4));
  next.set("longitude", longitude.toFixed(4));
  next.set("radius", String(miles));
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
