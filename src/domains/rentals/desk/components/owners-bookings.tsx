import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Loading } from "#src/design/patterns/loading.tsx";
import { NextPageLink } from "#src/design/patterns/next-page-link.tsx";
import { type Column, DataTable } from "#src/design/table/data-table.tsx";
import { priceText } from "../../item/price-text.ts";
import { OWNERS_PAGE, ownersBookingsQuery } from "../client.ts";
import type { DeskBooking } from "../contract.ts";
import { BookingLink } from "./booking-link.tsx";
import { BookingTime } from "./booking-time.tsx";
import { StatusBadge } from "./status-badge.tsx";

const COLUMNS: readonly Column<DeskBooking>[] = [
  {
    id: "customer",
    header: "Customer",
    cell: ({ id, businessId, customerName }) => (
      <BookingLink {...{ id, businessId, customerName }} />
    ),
  },
  { id: "item", header: "Item", cell: ({ rentalItemName }) => rentalItemName },
  { id: "business", header: "Business", cell: ({ businessName }) => businessName },
  {
    id: "start",
    header: "Start",
    cell: ({ startLocal, startZone }) => <BookingTime local={startLocal} zone={startZone} />,
  },
  {
    id: "amount",
    header: "Amount",
    numeric: true,
    cell: ({ totalAmount }) => priceText(totalAmount),
  },
  { id: "status", header: "Status", cell: (booking) => <StatusBadge {...booking} /> },
];

interface OwnersBookingsProps {
  /** Undefined while nobody knows. Without a rentals business nothing is asked for. */
  hasRentals: boolean | undefined;
}

/** The bookings of all rentals businesses of a person. */
export function OwnersBookings({ hasRentals }: OwnersBookingsProps) {
  const list = useInfiniteQuery({ ...ownersBookingsQuery, enabled: hasRentals === true });
  const { data, error, refetch } = list;
  const bookings = hasRentals === false ? [] : data?.pages.flatMap(({ items }) => items);
  if (error && !bookings)
    return <ErrorState title="Your bookings did not load" onRetry={refetch} heading="h2" />;
  if (!bookings) return <Loading label="Your bookings are loading" />;
  return (
    <div className="flex flex-col gap-6">
      <h2 className="sr-only">Bookings</h2>
      {bookings.length === 0 ? (
        <EmptyState heading="h3" title="No bookings yet">
          Bookings of your rentals businesses stand here, and those that you ask for yourself.
        </EmptyState>
      ) : (
        <DataTable caption="Bookings" columns={COLUMNS} rows={bookings} idOf={({ id }) => id} />
      )}
      <NextPageLink list={list} pageSize={OWNERS_PAGE} />
    </div>
  );
}
