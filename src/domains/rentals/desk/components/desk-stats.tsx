import { CalendarClock, CircleDollarSign, Hourglass, Sailboat } from "lucide-react";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import { priceText } from "../../item/price-text.ts";
import type { DeskSummary } from "../contract.ts";
import { bookingsAddress } from "./bookings-address.ts";

/** Each leads to what it counts. */
export function DeskStats({ figures }: { figures: DeskSummary }) {
  const { totalItems, totalRevenue, pendingBookings, upcomingBookings } = figures;
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label="Total Items"
        icon={<Sailboat />}
        value={formatNumber(totalItems)}
        to="#items"
      />
      <StatCard
        label="Total Revenue"
        icon={<CircleDollarSign />}
        value={priceText(totalRevenue)}
        origin="confirmed bookings"
        to={bookingsAddress({ status: "confirmed" })}
      />
      <StatCard
        label="Pending Bookings"
        icon={<Hourglass />}
        value={formatNumber(pendingBookings)}
        to={bookingsAddress({ status: "pending" })}
      />
      <StatCard
        label="Upcoming Bookings"
        icon={<CalendarClock />}
        value={formatNumber(upcomingBookings)}
        origin="confirmed, still to begin"
        to={bookingsAddress({ status: "confirmed", time: "upcoming" })}
      />
    </div>
  );
}
