import type { ReactNode } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Pager } from "#src/design/table/pager.tsx";
import { ClearFilters } from "#src/design/table/table-filters.tsx";
import { PAGE_ROWS, useTableState } from "#src/design/table/table-state.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { RentalItem } from "../../item/contract.ts";
import type { DeskBooking, DeskDay, DeskSummary } from "../contract.ts";
import { BOOKING_FILTERS, BookingsFilter } from "./bookings-filter.tsx";
import { BookingsTable } from "./bookings-table.tsx";
import { DayVisits } from "./day-visits.tsx";
import { DeskStats } from "./desk-stats.tsx";
import { ItemGrid } from "./item-grid.tsx";
import { WaitingBookings } from "./waiting-bookings.tsx";

interface DeskOverviewProps {
  figures: DeskSummary;
  items: readonly RentalItem[];
  bookings: ListPage<DeskBooking>;
  /** What lapses first of that which waits. */
  waiting: readonly DeskBooking[];
  days: readonly DeskDay[];
  onChanged: () => void;
}

/** What there is to do, to whom is rented, and what. */
export function DeskOverview(props: DeskOverviewProps) {
  const { figures, items, bookings, waiting, days, onChanged } = props;
  return (
    <div className="flex flex-col gap-10">
      <WaitingBookings waiting={waiting} total={figures.pendingBookings} />
      <DeskStats figures={figures} />
      <DayVisits days={days} />
      <Part id="bookings" title="Bookings">
        {figures.totalBookings === 0 ? (
          <EmptyState heading="h3" title="No bookings yet">
            Requests from your page and bookings that you write down yourself stand here.
          </EmptyState>
        ) : (
          <Bookings bookings={bookings} onChanged={onChanged} />
        )}
      </Part>
      <Part id="items" title="Rental Items">
        <ItemGrid items={items} onChanged={onChanged} />
      </Part>
    </div>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="flex flex-col gap-4">
    <h2 id={id} className="scroll-mt-24 font-semibold font-serif text-2xl">
      {title}
    </h2>
    {children}
  </section>
);

function Bookings({ bookings, onChanged }: Pick<DeskOverviewProps, "bookings" | "onChanged">) {
  const table = useTableState();
  return (
    <>
      <BookingsFilter table={table} />
      {bookings.total === 0 ? (
        <EmptyState
          heading="h3"
          title="No such bookings"
          action={<ClearFilters table={table} names={BOOKING_FILTERS} />}
        >
          None of your bookings is what you ask for.
        </EmptyState>
      ) : (
        <>
          <BookingsTable bookings={bookings.items} onChanged={onChanged} />
          <Pager
            label="Pages of bookings"
            page={table.page}
            pageSize={PAGE_ROWS}
            total={bookings.total}
            onPage={table.setPage}
          />
        </>
      )}
    </>
  );
}
