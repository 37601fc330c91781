import { X } from "lucide-react";
import type { RefObject } from "react";
import { activeConditions, withoutThese } from "../active-conditions.ts";
import { ChipLink } from "./chip-link.tsx";
import type { Filters } from "./use-filters.ts";

interface ActiveFiltersProps {
  filters: Filters;
  /** Conditions without which the page would be another one. */
  about?: readonly string[] | undefined;
  /** Where the focus goes when the chip that held it is gone. */
  next: RefObject<HTMLElement | null>;
}

/** Each condition of the list as a link to the same list without it. */
export function ActiveFilters({ filters, about, next }: ActiveFiltersProps) {
  const conditions = activeConditions(filters.search, about);
  if (conditions.length === 0) return null;
  const moveFocus = () => next.current?.focus({ preventScroll: true });
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {conditions.map(({ name, text, without }) => (
        <li key={name} className="max-w-full">
          <ChipLink to={filters.linkTo(without)} onClick={moveFocus} staysInPlace>
            <span className="sr-only">Remove filter: </span>
            <span className="truncate">{text}</span> <X aria-hidden className="size-4 shrink-0" />
          </ChipLink>
        </li>
      ))}
      {conditions.length > 1 ? (
        <li>
          <ChipLink to={filters.linkTo(withoutThese(conditions))} onClick={moveFocus} staysInPlace>
            Clear all
          </ChipLink>
        </li>
      ) : null}
    </ul>
  );
}
