import { useInfiniteQuery } from "@tanstack/react-query";
import { askedForQuery } from "#src/domains/rentals/booking/client.ts";
import { AskedFor } from "#src/domains/rentals/booking/components/asked-for.tsx";
import { OwnersBookings } from "#src/domains/rentals/desk/components/owners-bookings.tsx";
import { useHasRentals } from "./use-has-rentals.ts";

/** Of the person's rentals businesses, and those that the person asked for. Whoever only asks sees only these. */
export function BookingsTab() {
  const hasRentals = useHasRentals();
  const { data } = useInfiniteQuery(askedForQuery);
  const hasAsked = (data?.pages[0]?.total ?? 0) > 0;
  return (
    <div className="flex flex-col gap-10">
      {hasRentals === false && hasAsked ? null : <OwnersBookings hasRentals={hasRentals} />}
      <AskedFor />
    </div>
  );
}
