import { Badge } from "#src/design/primitives/badge.tsx";
import { type Column, DataTable } from "#src/design/table/data-table.tsx";
import { priceText } from "../../item/price-text.ts";
import type { DeskBooking } from "../contract.ts";
import { BookingDecision } from "./booking-decision.tsx";
import { BookingLink } from "./booking-link.tsx";
import { BookingTime } from "./booking-time.tsx";
import { StatusBadge } from "./status-badge.tsx";

interface BookingsTableProps {
  bookings: readonly DeskBooking[];
  /** The one that was just written down. */
  newId: number | undefined;
  onChanged: (id: number) => void;
}

interface Row extends DeskBooking {
  isNew: boolean;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "customer",
    header: "Customer",
    cell: ({ id, businessId, customerName, customerEmail, isNew }) => (
      <>
        <BookingLink {...{ id, businessId, customerName }} />
        {isNew ? <Badge className="ms-2">new</Badge> : null}
        <span className="block text-ink-soft text-sm wrap-anywhere md:max-lg:hidden">
          {customerEmail.replace(/@.*/, "")}
          <wbr />
          {customerEmail.replace(/^[^@]*/, "")}
        </span>
      </>
    ),
    className: "lg:min-w-52",
  },
  {
    id: "item",
    header: "Item",
    cell: ({ rentalItemName, quantity }) =>
      quantity === 1 ? rentalItemName : `${quantity} × ${rentalItemName}`,
  },
  {
    id: "start",
    header: "Start",
    cell: ({ startLocal, startZone }) => <BookingTime local={startLocal} zone={startZone} />,
  },
  {
    id: "end",
    header: "End",
    cell: ({ endLocal, endZone }) => <BookingTime local={endLocal} zone={endZone} />,
  },
  { id: "guests", header: "Guests", numeric: true, cell: ({ totalGuests }) => totalGuests },
  { id: "price", header: "Price", numeric: true, cell: ({ totalPrice }) => priceText(totalPrice) },
  {
    id: "status",
    header: "Status",
    cell: ({ expiresLocal, expiresZone, status }) => (
      <>
        <StatusBadge status={status} />
        {expiresLocal ? (
          <span className="block text-ink-soft text-sm">
            lapses <BookingTime local={expiresLocal} zone={expiresZone ?? ""} />
          </span>
        ) : null}
      </>
    ),
  },
];

/** In the time of the place. Only what waits can be decided about. */
export function BookingsTable({ bookings, newId, onChanged }: BookingsTableProps) {
  const decision: Column<Row> = {
    id: "actions",
    header: "Actions",
    cell: (booking) =>
      booking.status === "pending" ? (
        <BookingDecision booking={booking} onChanged={() => onChanged(booking.id)} />
      ) : null,
  };
  return (
    <DataTable
      caption="Bookings: what waits first, then the next to come"
      columns={[...COLUMNS, decision]}
      rows={bookings.map((booking) => ({ ...booking, isNew: booking.id === newId }))}
      idOf={({ id }) => id}
    />
  );
}
