import { LayoutGrid, List } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import type { Filters } from "./use-filters.ts";

/** Grid or list, of the same results; a phone has one column, and its own choice of cards. */
export function LayoutToggle({ filters }: { filters: Filters }) {
  const isList = filters.search.get("view") === "list";
  return (
    <fieldset className="flex gap-1 max-sm:hidden">
      <legend className="sr-only">Layout</legend>
      <Button asChild size="icon" variant={isList ? "quiet" : "secondary"}>
        <Link
          to={filters.linkTo({ view: null })}
          aria-label="Grid"
          aria-current={isList ? undefined : "true"}
          preventScrollReset
        >
          <LayoutGrid aria-hidden />
        </Link>
      </Button>
      <Button asChild size="icon" variant={isList ? "secondary" : "quiet"}>
        <Link
          to={filters.linkTo({ view: "list" })}
          aria-label="List"
          aria-current={isList ? "true" : undefined}
          preventScrollReset
        >
          <List aria-hidden />
        </Link>
      </Button>
    </fieldset>
  );
}
