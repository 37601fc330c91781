import type { ReactNode } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Pager } from "#src/design/table/pager.tsx";
import { ClearFilters } from "#src/design/table/table-filters.tsx";
import { PAGE_ROWS, useTableState } from "#src/design/table/table-state.ts";
import type { ListPage } from "#src/shared/paging.ts";
import type { RentalItem } from "../../item/contract.ts";
import type { DeskBooking, DeskDay, DeskSummary, ToCome } from "../contract.ts";
import { BOOKING_FILTERS, BookingsFilter } from "./bookings-filter.tsx";
import { BookingsTable } from "./bookings-table.tsx";
import { DayVisits } from "./day-visits.tsx";
import { DeskStats } from "./desk-stats.tsx";
import { ItemGrid } from "./item-grid.tsx";
import { useDecidedFocus } from "./use-decided-focus.ts";
import { WaitingBookings } from "./waiting-bookings.tsx";

interface DeskOverviewProps {
  figures: DeskSummary;
  items: readonly RentalItem[];
  bookings: ListPage<DeskBooking>;
  /** Just written down: it stands first, whatever the table is asked for. */
  created: DeskBooking | null;
  /** What lapses first of that which waits. */
  waiting: readonly DeskBooking[];
  days: readonly DeskDay[];
  toCome: readonly ToCome[];
  onChanged: () => void;
}

/** What there is to do, to whom is rented, and what. */
export function DeskOverview(props: DeskOverviewProps) {
  const { figures, items, bookings, created, waiting, days, toCome, onChanged } = props;
  return (
    <div className="flex flex-col gap-10">
      <WaitingBookings waiting={waiting} total={figures.pendingBookings} />
      <DeskStats figures={figures} />
      <DayVisits days={days} />
      <Part id="items" title="Rental Items">
        <ItemGrid {...{ items, toCome, onChanged }} />
      </Part>
      <Part id={BOOKINGS} title="Bookings">
        {figures.totalBookings === 0 ? (
          <EmptyState heading="h3" title="No bookings yet">
            Requests from your page and bookings that you write down yourself stand here.
          </EmptyState>
        ) : (
          <Bookings {...{ bookings, created, onChanged }} />
        )}
      </Part>
    </div>
  );
}

const BOOKINGS = "bookings";

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="flex flex-col gap-4">
    <h2 id={id} tabIndex={-1} className="scroll-mt-24 font-semibold font-serif text-2xl">
      {title}
    </h2>
    {children}
  </section>
);

type BookingsProps = Pick<DeskOverviewProps, "bookings" | "created" | "onChanged">;

function Bookings({ bookings, created, onChanged }: BookingsProps) {
  const table = useTableState();
  const rows = newFirst(bookings.items, created);
  const decided = useDecidedFocus({ list: bookings, headingId: BOOKINGS });
  const settle = (id: number) => {
    decided.noteDecided(rows.findIndex((row) => row.id === id));
    onChanged();
  };
  return (
    <div ref={decided.table} className="flex flex-col gap-4">
      <BookingsFilter table={table} />
      {rows.length === 0 ? (
        <EmptyState
          heading="h3"
          title="No such bookings"
          action={<ClearFilters table={table} names={BOOKING_FILTERS} />}
        >
          None of your bookings is what you ask for.
        </EmptyState>
      ) : (
        <>
          <BookingsTable bookings={rows} newId={created?.id} onChanged={settle} />
          <Pager
            label="Pages of bookings"
            page={table.page}
            pageSize={PAGE_ROWS}
            total={bookings.total}
            linkTo={(page) => `${table.pageLink(page)}#bookings`}
          />
        </>
      )}
    </div>
  );
}

/** As the list knows it, where it does. */
function newFirst(listed: readonly DeskBooking[], created: DeskBooking | null) {
  if (!created) return listed;
  const known = listed.find(({ id }) => id === created.id) ?? created;
  return [known, ...listed.filter(({ id }) => id !== created.id)];
}
