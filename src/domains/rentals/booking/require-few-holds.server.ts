import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import { isProved } from "#src/domains/accounts/person/queries.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import { mailboxOf } from "#src/platform/mail/mailbox.ts";
import { AppError } from "#src/shared/errors.ts";
import type { NewBooking } from "./contract.ts";

/** What may wait for an answer at once, of all businesses: enough for a club, too little for a season. */
interface Allowance {
  requests: number;
  /** Units times hours. */
  hours: number;
}

const OF_ONE: Allowance = { requests: 25, hours: 30 * 24 };
/** Twice as much, so that no stranger alone uses up what somebody else's mailbox may hold. */
const OF_MAILBOX: Allowance = { requests: 2 * OF_ONE.requests, hours: 2 * OF_ONE.hours };

type Asked = Pick<NewBooking, "customerEmail" | "startDate" | "endDate" | "quantity">;

/** By network address, and by account or else by mailbox. */
export async function requireFewHolds(
  tx: Tx,
  { viewer, senderKey }: Sender,
  asked: Asked,
): Promise<void> {
  const proved = { userId: viewer?.id ?? null, email: asked.customerEmail };
  const isOwn = await isProved(tx, proved);
  const mailbox = mailboxOf(asked.customerEmail);
  await requireRoom(tx, { key: senderKey, whose: eq(rentalBookings.senderKey, senderKey) }, asked);
  if (isOwn && viewer)
    await requireRoom(tx, { key: viewer.id, whose: eq(rentalBookings.userId, viewer.id) }, asked);
  else
    await requireRoom(tx, { key: mailbox, whose: eq(mailboxes, mailbox), most: OF_MAILBOX }, asked);
}

/** As `mailboxOf` does it. */
const mailboxes = sql`regexp_replace(lower(${rentalBookings.customerEmail}), '^([^+@]+)\\+[^@]*@', '\\1@')`;

interface Holder {
  key: string;
  whose: ReturnType<typeof eq>;
  most?: Allowance;
}

async function requireRoom(
  tx: Tx,
  { key, whose, most = OF_ONE }: Holder,
  { startDate, endDate, quantity }: Asked,
): Promise<void> {
  // Also of other items, which have locks of their own.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`rental-holds:${key}`}, 0))`,
  );
  const { startsAt, endsAt, units } = rentalBookings;
  const [held] = await tx
    .select({
      requests: sql<number>`count(*)::int`,
      hours: sql<number>`coalesce(sum(${units} * extract(epoch from ${endsAt} - ${startsAt})) / 3600, 0)::float`,
    })
    .from(rentalBookings)
    .where(
      and(eq(rentalBookings.status, "pending"), gt(rentalBookings.expiresAt, sql`now()`), whose),
    );
  if ((held?.requests ?? 0) >= most.requests) throw manyRequests(most);
  const hours = (quantity * (endDate.getTime() - startDate.getTime())) / 3_600_000;
  if ((held?.hours ?? 0) + hours > most.hours) throw longRequests(most);
}

const INSTEAD = "Please wait for an answer, cancel what you do not need, or call the business.";

const manyRequests = ({ requests }: Allowance) =>
  new AppError(
    "rate_limited",
    `At most ${requests} of your requests can wait for an answer at once. ${INSTEAD}`,
    { code: "many_requests", retryAfterSeconds: 3600 },
  );

const longRequests = ({ hours }: Allowance) =>
  new AppError(
    "conflict",
    `Requests that wait for an answer can hold ${hours / 24} days in all, counted for each unit. ${INSTEAD}`,
    { code: "long_requests" },
  );
