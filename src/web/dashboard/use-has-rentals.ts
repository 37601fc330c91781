import { useQuery } from "@tanstack/react-query";
import { ownSummaryQuery } from "#src/domains/directory/manage/client.ts";

/** Undefined while nobody knows: bookings are asked for only by those who have a rentals business. */
export function useHasRentals(): boolean | undefined {
  const { data } = useQuery(ownSummaryQuery);
  return data && data.rentals > 0;
}
