import { Map as MapIcon, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { PanelClose } from "#src/design/primitives/panel-opener.tsx";
import { Sheet } from "#src/design/primitives/sheet.tsx";

interface ResultsLayoutProps {
  filters?: ReactNode;
  /** How many filters are set, for those who do not see them. */
  filtersSet?: number;
  map: ReactNode;
  children: ReactNode;
}

const COLUMNS = {
  withFilters: "lg:grid-cols-[15rem_1fr] xl:grid-cols-[15rem_1fr_24rem]",
  alone: "xl:grid-cols-[1fr_28rem]",
};

/** Filters at the left, the list, the map beside it. Where there is no room, both open by a button. */
export function ResultsLayout({ filters, filtersSet = 0, map, children }: ResultsLayoutProps) {
  const [isMapShown, setMapShown] = useState(false);
  return (
    <div
      className={cx(
        "page-width grid grid-cols-1 items-start gap-6 py-6",
        filters ? COLUMNS.withFilters : COLUMNS.alone,
      )}
    >
      {filters ? (
        <aside aria-label="Filters" className="hidden flex-col gap-6 lg:row-span-3 lg:flex">
          {filters}
        </aside>
      ) : null}
      <div className="flex gap-3 xl:hidden">
        {filters ? <FilterSheet filters={filters} filtersSet={filtersSet} /> : null}
        <Button
          variant="secondary"
          aria-pressed={isMapShown}
          onClick={() => setMapShown(!isMapShown)}
          className="max-lg:grow"
        >
          <MapIcon aria-hidden /> {isMapShown ? "Hide map" : "Show map"}
        </Button>
      </div>
      {/* Hidden it is never seen, and so its large script is not loaded. */}
      <div
        className={cx(
          "xl:sticky xl:top-4 xl:order-last xl:row-span-3",
          isMapShown ? undefined : "max-xl:hidden",
        )}
      >
        {map}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function FilterSheet({ filters, filtersSet }: { filters: ReactNode; filtersSet: number }) {
  return (
    <div className="contents lg:hidden">
      <Sheet
        title="Filters"
        side="bottom"
        trigger={
          <Button variant="secondary" className="grow lg:hidden">
            <SlidersHorizontal aria-hidden /> Filters
            {filtersSet > 0 ? <span className="figures">({filtersSet})</span> : null}
          </Button>
        }
        footer={
          <PanelClose>
            <Button className="w-full">Show results</Button>
          </PanelClose>
        }
      >
        <div className="flex flex-col gap-6">{filters}</div>
      </Sheet>
    </div>
  );
}
