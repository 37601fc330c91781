import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, CircleDollarSign, Star, Store } from "lucide-react";
import { StatCard } from "#src/design/patterns/stat-card.tsx";
import { ownViewsQuery } from "#src/domains/analytics/client.ts";
import { ownSummaryQuery } from "#src/domains/directory/manage/client.ts";
import { ownersFiguresQuery } from "#src/domains/rentals/desk/client.ts";
import { dollars, toCents } from "#src/shared/money.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { useHasRentals } from "./use-has-rentals.ts";

const NO_BOOKINGS = { totalBookings: 0, totalRevenue: "0.00" };

/** What is known of the person's own places. */
export function OwnerStats() {
  const { data: own } = useQuery(ownSummaryQuery);
  const { data: views } = useQuery(ownViewsQuery);
  const hasRentals = useHasRentals();
  const asked = useQuery({ ...ownersFiguresQuery, enabled: hasRentals === true });
  const rented = hasRentals === false ? NO_BOOKINGS : asked.data;
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label="Businesses"
        icon={<Store />}
        value={own ? formatNumber(own.businesses) : "…"}
        origin={views ? `${formatNumber(views.views)} views in 30 days` : undefined}
      />
      <StatCard
        label="Average rating"
        icon={<Star />}
        value={own ? (own.averageRating ?? "–") : "…"}
        origin={own && reviewWords(own.reviews)}
      />
      <StatCard
        label="Bookings"
        icon={<CalendarCheck />}
        value={rented ? formatNumber(rented.totalBookings) : "…"}
        origin="of your rentals"
      />
      <StatCard
        label="Revenue"
        icon={<CircleDollarSign />}
        value={rented ? dollars(toCents(Number(rented.totalRevenue))) : "…"}
        origin="confirmed bookings"
      />
    </div>
  );
}

const reviewWords = (reviews: number): string =>
  reviews > 0 ? `of ${formatNumber(reviews)} reviews` : "no reviews yet";
