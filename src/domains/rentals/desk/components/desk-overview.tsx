import type { ReactNode } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Pager } from "#src/design/table/pager.tsx";
import { PAGE_ROWS, useTableState } from "#src/design/table/table-state.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { RentalItem } from "../../item/contract.ts";
import type { DeskBooking, DeskSummary } from "../contract.ts";
import { BookingsTable } from "./bookings-table.tsx";
import { DeskStats } from "./desk-stats.tsx";
import { ItemGrid } from "./item-grid.tsx";

interface DeskOverviewProps {
  figures: DeskSummary;
  items: readonly RentalItem[];
  bookings: ListPage<DeskBooking>;
  onChanged: () => void;
}

/** What is rented, and to whom. */
export function DeskOverview({ figures, items, bookings, onChanged }: DeskOverviewProps) {
  return (
    <div className="flex flex-col gap-10">
      <DeskStats figures={figures} />
      <Part id="items" title="Rental Items">
        <ItemGrid items={items} onChanged={onChanged} />
      </Part>
      <Part id="bookings" title="Bookings">
        <Bookings bookings={bookings} onChanged={onChanged} />
      </Part>
    </div>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="flex flex-col gap-4">
    <h2 id={id} className="font-semibold font-serif text-2xl">
      {title}
    </h2>
    {children}
  </section>
);

function Bookings({ bookings, onChanged }: Pick<DeskOverviewProps, "bookings" | "onChanged">) {
  const { page, setPage } = useTableState();
  if (bookings.total === 0) {
    return (
      <EmptyState heading="h3" title="No bookings yet">
        Requests from your page and bookings that you write down yourself stand here.
      </EmptyState>
    );
  }
  return (
    <>
      <BookingsTable bookings={bookings.items} onChanged={onChanged} />
      <Pager
        label="Pages of bookings"
        page={page}
        pageSize={PAGE_ROWS}
        total={bookings.total}
        onPage={setPage}
      />
    </>
  );
}
