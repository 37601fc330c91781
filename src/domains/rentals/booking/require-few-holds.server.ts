import { and, count, eq, gt, or, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import { AppError } from "#src/shared/errors.ts";
import type { NewBooking } from "./contract.ts";

/** Of one item, by one address or one e-mail: enough for a club, too few to block a season. */
const HOLDS_MAX = 80;

export async function requireFewHolds(
  tx: Tx,
  { senderKey }: Pick<Sender, "senderKey">,
  asked: Pick<NewBooking, "customerEmail" | "rentalItemId">,
): Promise<void> {
  const email = asked.customerEmail.toLowerCase();
  const isOfEmail = eq(sql`lower(${rentalBookings.customerEmail})`, email);
  const isOfSender = eq(rentalBookings.senderKey, senderKey);
  const [held] = await tx
    .select({
      ofSender: count(sql`case when ${isOfSender} then 1 end`),
      ofEmail: count(sql`case when ${isOfEmail} then 1 end`),
    })
    .from(rentalBookings)
    .where(
      and(
        eq(rentalBookings.rentalItemId, asked.rentalItemId),
        eq(rentalBookings.status, "pending"),
        gt(rentalBookings.expiresAt, sql`now()`),
        or(isOfSender, isOfEmail),
      ),
    );
  if (Math.max(held?.ofSender ?? 0, held?.ofEmail ?? 0) < HOLDS_MAX) return;
  const message = "You have many requests that wait for an answer. Please wait for some of them.";
  throw new AppError("rate_limited", message, { code: "many_requests", retryAfterSeconds: 3600 });
}
