import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Sheet } from "#src/design/primitives/sheet.tsx";

interface ResultsLayoutProps {
  filters: ReactNode;
  map: ReactNode;
  children: ReactNode;
}

/** Filters at the left (a sheet on phones), the list in the middle, the map beside it. */
export function ResultsLayout({ filters, map, children }: ResultsLayoutProps) {
  return (
    <div className="page-width grid items-start gap-6 py-6 lg:grid-cols-[15rem_1fr] xl:grid-cols-[15rem_1fr_24rem]">
      <aside aria-label="Filters" className="hidden flex-col gap-6 lg:flex">
        {filters}
      </aside>
      <div className="lg:hidden">
        <Sheet
          title="Filters"
          side="bottom"
          trigger={
            <Button variant="secondary">
              <SlidersHorizontal aria-hidden /> Filters
            </Button>
          }
        >
          <div className="flex flex-col gap-6">{filters}</div>
        </Sheet>
      </div>
      <div className="min-w-0">{children}</div>
      <div className="lg:col-span-2 xl:sticky xl:top-4 xl:col-span-1">{map}</div>
    </div>
  );
}
