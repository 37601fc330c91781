import { and, eq, isNull, sql } from "drizzle-orm";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Services } from "#src/platform/services.server.ts";

/** What was booked earlier under an address belongs to the account that has proved it. */
export async function joinBookings(
  { db }: Services,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db
    .update(rentalBookings)
    .set({ userId })
    .where(
      and(
        isNull(rentalBookings.userId),
        eq(sql`lower(${rentalBookings.customerEmail})`, email.toLowerCase()),
      ),
    );
}
