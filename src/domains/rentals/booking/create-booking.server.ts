import { eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { rentalBookings } from "#src/db/schema/rentals.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { wallText } from "../availability/local-time.ts";
import { lengthObjection } from "../availability/offer.ts";
import { requireAnswered } from "../item/ask-elsewhere.server.ts";
import { inItemTurn, lockItem } from "../item/lock-item.server.ts";
import {
  type ItemFacts,
  isManagerOf,
  isRented,
  itemNotFound,
  requireItemFacts,
  rulesOf,
  zoneOf,
} from "../item/queries.server.ts";
import { bookingPath } from "./booking-token.server.ts";
import { type BookingReceipt, type NewBooking, OwnersChoice } from "./contract.ts";
import { findEarlier } from "./find-earlier.server.ts";
import { BOOKING_CREATED } from "./limits-contract.ts";
import { findPolicy } from "./queries.server.ts";
import {
  priceFor,
  requestObjection,
  requireOffered,
  requireUnits,
  timeOf,
} from "./quote-booking.server.ts";
import { remindedByConfirming } from "./remind-customers.server.ts";
import { requireFewHolds } from "./require-few-holds.server.ts";
import { requireFree } from "./require-free.server.ts";
import { requireShown } from "./require-shown.server.ts";
import { crowdWords, expiryOf } from "./rules.ts";
import { tellOf } from "./tell-of-booking.server.ts";
import { type BookingRow, toBooking } from "./to-booking.server.ts";

/**
 * By anyone, as a request at the price of the item; by those who run the business with any status and
 * price, and at times that are not offered. Nobody books what is taken.
 */
export async function createBooking(
  services: Services,
  sender: Sender,
  asked: NewBooking,
): Promise<BookingReceipt> {
  const facts = await requireItemFacts(services.db, asked.rentalItemId);
  const isManager = isManagerOf(facts.business, sender.viewer);
  const isOfOther = asked.businessId !== undefined && asked.businessId !== facts.item.businessId;
  if (isOfOther || !isRented(facts, { isManager })) throw itemNotFound();
  if (!isManager) requireAnswered(facts.business);
  const choice = isManager ? readChoice(asked) : OwnersChoice.parse({});
  const row = await inItemTurn(facts.item.id, () =>
    services.db.transaction(async (tx) => {
      const item = await lockItem(tx, facts.item.id);
      // While this waited for its turn, it may have been archived, and its owner may have left.
      if (item.isArchived) throw itemNotFound();
      const earlier = await findEarlier(tx, services, { asked, choice, sender });
      if (earlier) return earlier;
      const current = await requireItemFacts(tx, item.id);
      if (!isManager) requireAnswered(current.business);
      requirePossible(current, asked, { isManager, choice });
      const policy = await findPolicy(tx, item.businessId);
      if (!isManager) requireShown(current, asked, policy);
      if (!isManager) await requireFewHolds(tx, sender, asked);
      if (choice.status !== "cancelled") await requireFree(tx, current, asked, { isManager });
      const decided = { asked, choice, facts: current, isManager, policy };
      const stored = await insertBooking(tx, sender, decided);
      const maker = { by: sender.viewer?.id ?? null, listing: current.business };
      const isMailed = await tellOf(tx, services, stored, maker);
      if (isMailed) await noteMail(tx, stored);
      return { ...stored, isMailed };
    }),
  );
  return {
    ...toBooking(row, facts.item.name),
    message: BOOKING_CREATED,
    link: isManager ? null : bookingPath(services, row.id),
    isMailed: row.isMailed,
  };
}

const noteMail = (tx: Tx, { id }: BookingRow) =>
  tx.update(rentalBookings).set({ isMailed: true }).where(eq(rentalBookings.id, id));

function readChoice({ status, totalPrice, paymentStatus }: NewBooking): OwnersChoice {
  const read = OwnersChoice.safeParse({ status, totalPrice, paymentStatus });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const message = issue?.message ?? "Please check what you entered.";
  throw new AppError("invalid", message, {
    fields: { [issue?.path.join(".") ?? "body"]: message },
  });
}

interface Decided {
  isManager: boolean;
  choice: OwnersChoice;
}

function requirePossible(
  facts: ItemFacts,
  asked: NewBooking,
  { isManager, choice }: Decided,
): void {
  const time = timeOf(asked);
  requireOffered(isManager ? lengthObjection(rulesOf(facts), time) : requestObjection(facts, time));
  if (choice.status === "pending" && time.startsAt <= new Date())
    requireOffered({ field: "startDate", message: "A request cannot begin in the past." });
  requireUnits(facts, asked);
  requireGuests(facts, asked);
}

function requireGuests({ item }: ItemFacts, asked: NewBooking): void {
  const message = crowdWords(item, asked);
  if (message === null) return;
  throw new AppError("invalid", message, { fields: { totalGuests: message } });
}

interface ToStore extends Decided {
  asked: NewBooking;
  facts: ItemFacts;
  /** The terms that hold now. */
  policy: string | null;
}

async function insertBooking(
  tx: Tx,
  { viewer, senderKey }: Sender,
  { asked, choice, facts, isManager, policy }: ToStore,
): Promise<BookingRow> {
  const { item, business } = facts;
  const { startsAt, endsAt } = timeOf(asked);
  const timeZone = zoneOf(business);
  const now = new Date();
  const price = priceFor(facts, asked);
  const override = choice.totalPrice ?? null;
  const [row] = await tx
    .insert(rentalBookings)
    .values({
      ...{ rentalItemId: item.id, businessId: item.businessId, startsAt, endsAt, timeZone },
      userId: isManager ? null : (viewer?.id ?? null),
      ...{ customerName: asked.customerName, customerEmail: asked.customerEmail },
      ...{ customerPhone: asked.customerPhone, specialRequests: asked.specialRequests },
      ...{ totalGuests: asked.totalGuests, units: asked.quantity },
      bufferMinutes: item.bufferMinutes,
      startsLocal: wallText(startsAt, timeZone),
      endsLocal: wallText(endsAt, timeZone),
      status: choice.status,
      paymentStatus: choice.paymentStatus,
      endedBy: choice.status === "cancelled" ? "owner" : null,
      totalCents: override ?? price.totalCents,
      priceLines: override === null ? price.lines : [],
      policy,
      expiresAt: expiryOf(startsAt, now),
      customerRemindedAt:
        choice.status === "confirmed" ? remindedByConfirming(startsAt, now) : null,
      senderKey: isManager ? null : senderKey,
      requestKey: asked.requestKey ?? null,
    })
    .returning();
  if (!row) throw new Error("The booking was not stored");
  return row;
}
