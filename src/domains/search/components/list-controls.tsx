import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import type { Sort } from "../contract.ts";
import { CardSize } from "./card-size.tsx";
import { ChipLink } from "./chip-link.tsx";
import { DistanceControl } from "./distance-control.tsx";
import { SortSelect } from "./sort-select.tsx";
import type { Filters } from "./use-filters.ts";

interface ListControlsProps {
  filters: Filters;
  sorts: readonly Sort[];
  standard: Sort;
  /** How the list is laid out. */
  children?: ReactNode;
}

/** What is asked most, beside the count: whether it is open, how far it is, and the order. */
export function ListControls({ filters, sorts, standard, children }: ListControlsProps) {
  const hasPosition = filters.search.has("latitude") && filters.search.has("longitude");
  return (
    <>
      <OpenNow filters={filters} />
      <DistanceControl filters={filters} />
      <SortSelect
        filters={filters}
        sorts={hasPosition ? [...sorts, "distance"] : sorts}
        standard={standard}
      />
      {children}
      <CardSize filters={filters} />
    </>
  );
}

function OpenNow({ filters }: { filters: Filters }) {
  const isOn = filters.search.get("openNow") === "true";
  return (
    <ChipLink to={filters.linkTo({ openNow: isOn ? null : "true" })} isOn={isOn} staysInPlace>
      <Clock aria-hidden className="size-4" /> Open now
    </ChipLink>
  );
}
