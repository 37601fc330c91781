import { Map as MapIcon, SlidersHorizontal } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import {
  closeSheet,
  NativeSheet,
  SHEET_BODY,
  SHEET_FOOTER,
} from "#src/design/primitives/native-sheet.tsx";
import { useIsAlive } from "#src/design/use-is-alive.ts";
import { totalText } from "#src/domains/directory/listing/rules.ts";
import type { FoundCards } from "../contract.ts";
import { ApplyButton, QueryForm } from "./query-form.tsx";
import type { Filters } from "./use-filters.ts";

/** What stands at the left of a list. */
interface FilterPanel {
  filters: Filters;
  /** What its fields set in the address. */
  names: readonly string[];
  fields: ReactNode;
  /** What is found with them now; null before anything was asked. */
  found: Pick<FoundCards, "totalCount" | "totalIsCapped"> | null;
}

interface ResultsLayoutProps {
  panel?: FilterPanel;
  map: ReactNode;
  children: ReactNode;
}

const COLUMNS = {
  withFilters: "lg:grid-cols-[15rem_1fr] xl:grid-cols-[15rem_1fr_24rem]",
  alone: "xl:grid-cols-[1fr_28rem]",
};

const FILTERS_ID = "filters";

/** Filters at the left, the list, the map beside it. Where there is no room, both open by a button. */
export function ResultsLayout({ panel, map, children }: ResultsLayoutProps) {
  const [isMapShown, setMapShown] = useState(false);
  return (
    <div
      className={cx(
        "page-width grid grid-cols-1 items-start gap-6 py-6",
        panel ? COLUMNS.withFilters : COLUMNS.alone,
      )}
    >
      {panel ? (
        <aside aria-label="Filters" className="max-lg:contents lg:row-span-3">
          <FilterSheet {...panel} />
        </aside>
      ) : null}
      <div className="flex gap-3 xl:hidden">
        {panel ? <FilterButton count={panel.filters.count} /> : null}
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

function FilterButton({ count }: { count: number }) {
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      popoverTarget={FILTERS_ID}
      className="grow lg:hidden"
    >
      <SlidersHorizontal aria-hidden /> Filters
      {count > 0 ? <span className="figures">({count})</span> : null}
    </Button>
  );
}

/** Each change counts at once, and the button says what it leads to; without scripts it sends them together. */
function FilterSheet({ filters, names, fields, found }: FilterPanel) {
  const typing = useTyping(filters);
  const show = (event: FormEvent) => {
    event.preventDefault();
    closeSheet(FILTERS_ID);
  };
  return (
    <NativeSheet id={FILTERS_ID} title="Filters" side="bottom">
      <QueryForm
        search={filters.search}
        names={names}
        onSubmit={show}
        onInput={typing.onInput}
        className="flex min-h-0 flex-col"
      >
        <div className={cx(SHEET_BODY, "flex flex-col gap-6 lg:overflow-visible lg:p-0")}>
          {fields}
        </div>
        <div className={cx(SHEET_FOOTER, "lg:hidden")}>
          <Button type="submit" className="w-full">
            <span aria-live="polite">
              <ShowLabel found={typing.isTyping || filters.isLoading ? null : found} />
            </span>
          </Button>
        </div>
        <ApplyButton label="Show places" className="mt-6 max-lg:hidden" />
      </QueryForm>
    </NativeSheet>
  );
}

/** The number is known once a change is counted, and only where scripts count it. */
function ShowLabel({ found }: Pick<FilterPanel, "found">) {
  const isAlive = useIsAlive();
  if (!isAlive || !found) return "Show places";
  const { totalCount, totalIsCapped } = found;
  return `Show ${totalText(totalCount, totalIsCapped)} ${totalCount === 1 ? "place" : "places"}`;
}

interface Typing {
  isTyping: boolean;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** A number that is being typed counts when its field is left: until then nobody knows what it finds. */
function useTyping({ search }: Filters): Typing {
  const [isTyping, setTyping] = useState(false);
  const conditions = search.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other conditions mean that it was counted
  useEffect(() => setTyping(false), [conditions]);
  return {
    isTyping,
    onInput({ target }) {
      if (target instanceof HTMLInputElement && target.type === "number") setTyping(true);
    },
  };
}
