import { desc, sql } from "drizzle-orm";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { ListPage, Paging } from "#src/shared/paging.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import { bookingPath } from "./booking-token.server.ts";
import type { OwnBooking } from "./contract.ts";
import { isOwnBooking, selectBookings } from "./queries.server.ts";
import { toBookingView } from "./view-booking.server.ts";

/** It holds its time, which is not over. */
const isAhead = sql`(${rentalBookings.endsAt} > now() and (${rentalBookings.status} = 'confirmed'
  or (${rentalBookings.status} = 'pending' and ${rentalBookings.expiresAt} > now())))`;

/** What a person has asked for, with the account or under its address: the next to come first, then the latest. */
export async function listAskedFor(
  services: Pick<Services, "db" | "secrets">,
  viewer: Viewer,
  { limit, offset }: Paging,
): Promise<ListPage<OwnBooking>> {
  const { db } = services;
  const rows = await selectBookings(db)
    .where(isOwnBooking(viewer))
    .orderBy(
      sql`not ${isAhead}`,
      sql`case when ${isAhead} then ${rentalBookings.startsAt} end`,
      desc(rentalBookings.startsAt),
      desc(rentalBookings.id),
    )
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map((facts) => ({
      ...toBookingView(facts),
      link: bookingPath(services, facts.booking.id),
    })),
    total: await db.$count(rentalBookings, isOwnBooking(viewer)),
  };
}
