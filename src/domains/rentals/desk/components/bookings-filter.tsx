import { TableSearch, TableSelect } from "#src/design/table/table-filters.tsx";
import type { TableState } from "#src/design/table/table-state.ts";
import { BOOKING_STATUSES } from "../../booking/limits-contract.ts";
import { BOOKING_TIMES } from "../limits-contract.ts";

export const BOOKING_FILTERS = ["status", "time", "q"] as const;

const TIME_NAMES = { upcoming: "Still to begin", now: "Under way", past: "Over" } as const;
const STATUS_NAMES = {
  pending: "Pending",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
} as const;
const STATUSES = BOOKING_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }));
const TIMES = BOOKING_TIMES.map((time) => ({ value: time, label: TIME_NAMES[time] }));

/** What is asked for stands in the address. */
export const BookingsFilter = ({ table }: { table: TableState }) => (
  <div className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr]">
    <TableSearch table={table} label="Search bookings" hint="A name, an e-mail or a number." />
    <TableSelect
      table={table}
      name="status"
      label="Booking status"
      value={table.get("status")}
      options={[{ value: "", label: "Every status" }, ...STATUSES]}
    />
    <TableSelect
      table={table}
      name="time"
      label="Booking time"
      value={table.get("time")}
      options={[{ value: "", label: "At any time" }, ...TIMES]}
    />
  </div>
);
