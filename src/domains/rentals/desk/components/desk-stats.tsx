import { CalendarClock, CircleDollarSign, Hourglass, Sailboat } from "lucide-react";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { dollars, toCents } from "#src/shared/money.ts";
import type { DeskSummary } from "../contract.ts";

export function DeskStats({ figures }: { figures: DeskSummary }) {
  const { totalItems, totalRevenue, pendingBookings, upcomingBookings } = figures;
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard label="Total Items" icon={<Sailboat />} value={totalItems} />
      <StatCard
        label="Total Revenue"
        icon={<CircleDollarSign />}
        value={dollars(toCents(Number(totalRevenue)))}
        origin="confirmed bookings"
      />
      <StatCard label="Pending Bookings" icon={<Hourglass />} value={pendingBookings} />
      <StatCard
        label="Upcoming Bookings"
        icon={<CalendarClock />}
        value={upcomingBookings}
        origin="confirmed, still to begin"
      />
    </div>
  );
}
