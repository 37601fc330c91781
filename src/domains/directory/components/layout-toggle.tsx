import { LayoutGrid, List } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import type { Filters } from "./use-filters.ts";

/** Grid or list, of the same results. */
export function LayoutToggle({ filters }: { filters: Filters }) {
  const isList = filters.search.get("view") === "list";
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Layout</legend>
      <Button
        size="icon"
        variant={isList ? "quiet" : "secondary"}
        aria-pressed={!isList}
        aria-label="Grid"
        onClick={() => filters.set({ view: null })}
      >
        <LayoutGrid aria-hidden />
      </Button>
      <Button
        size="icon"
        variant={isList ? "secondary" : "quiet"}
        aria-pressed={isList}
        aria-label="List"
        onClick={() => filters.set({ view: "list" })}
      >
        <List aria-hidden />
      </Button>
    </fieldset>
  );
}
