import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ownViewsQuery } from "#src/domains/analytics/client.ts";
import { ownListingsQuery, ownSummaryQuery } from "#src/domains/directory/manage/client.ts";
import { askedForQuery } from "#src/domains/rentals/booking/client.ts";
import {
  ownersBookingsQuery,
  ownersFiguresQuery,
  ownersRentalsQuery,
} from "#src/domains/rentals/desk/client.ts";
import { statsQuery } from "#src/domains/rewards/member/client.ts";
import type { DashboardData, FirstPage } from "./dashboard-data.ts";

/** What the server has read stands there at once, also before scripts are there or without them. */
export function useFirstShown(loaded: DashboardData | null, userId: string | null): void {
  const client = useQueryClient();
  useState(() => loaded && fill(client, loaded, userId));
}

const firstPage = <Item>({ offset, ...page }: FirstPage<Item>) => ({
  ...{ pages: [page], pageParams: [offset] },
});

function fill(client: QueryClient, loaded: DashboardData, userId: string | null): void {
  const { points, summary, views, figures, listings, rentals, bookings, askedFor } = loaded;
  if (points && userId) client.setQueryData(statsQuery(userId).queryKey, points);
  client.setQueryData(ownSummaryQuery.queryKey, summary);
  client.setQueryData(ownViewsQuery.queryKey, views);
  if (figures) client.setQueryData(ownersFiguresQuery.queryKey, figures);
  if (listings) client.setQueryData(ownListingsQuery.queryKey, firstPage(listings));
  if (rentals) client.setQueryData(ownersRentalsQuery.queryKey, firstPage(rentals));
  if (bookings) client.setQueryData(ownersBookingsQuery.queryKey, firstPage(bookings));
  if (askedFor) client.setQueryData(askedForQuery.queryKey, firstPage(askedFor));
}
