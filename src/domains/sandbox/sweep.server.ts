import { and, eq, inArray, isNull, lte, notExists, sql } from "drizzle-orm";
import {
  sandboxCharges,
  sandboxCheckouts,
  sandboxDisputes,
  sandboxEvents,
  sandboxRefunds,
  sandboxSubscriptions,
} from "#src/db/schema/sandbox.server.ts";
import { type Books, enter, tell } from "./books.server.ts";
import { closeIntents } from "./cancel-intent.server.ts";
import { endSubscription } from "./cancel-subscription.server.ts";
import { forgetPayers } from "./forget-payers.server.ts";
import { openDispute, settleDispute } from "./open-dispute.server.ts";
import { renewSubscriptions } from "./renew-subscriptions.server.ts";
import { feeFor } from "./rules.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** All that time alone brings about, up to this moment. */
export async function sweepBooks(books: Books): Promise<void> {
  const now = books.clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tellFees(books, before(MINUTE_MS));
  await settleRefunds(books, before(MINUTE_MS));
  await disputeCharges(books, before(MINUTE_MS));
  await loseDisputes(books, before(7 * DAY_MS));
  await expireUnpaid(
    books,
    { subscriptions: before(23 * HOUR_MS), checkouts: before(DAY_MS) },
    now,
  );
  await renewSubscriptions(books, now);
  await forgetPayers(books, before(30 * DAY_MS));
  await books.db
    .delete(sandboxEvents)
    .where(lte(sandboxEvents.createdAt, sql`now() - interval '30 days'`));
}

/** What a charge costs is known a while after it. */
const tellFees = (books: Books, until: Date) =>
  enter(books, async (tx) => {
    const due = await tx
      .select({ id: sandboxCharges.id, amountCents: sandboxCharges.amountCents })
      .from(sandboxCharges)
      .where(and(isNull(sandboxCharges.feeCents), lte(sandboxCharges.paidAt, until)))
      .for("update", { skipLocked: true });
    for (const { id, amountCents } of due) {
      const feeCents = feeFor(amountCents);
      await tx.update(sandboxCharges).set({ feeCents }).where(eq(sandboxCharges.id, id));
      await tell(tx, "charge.updated", id);
    }
  });

/** Refunds to some test cards take their time, and to some the bank sends them back. */
const settleRefunds = (books: Books, until: Date) =>
  enter(books, async (tx) => {
    const behaviour = sql<string>`${sandboxCharges.card}->>'behaviour'`;
    const due = await tx
      .select({ id: sandboxRefunds.id, behaviour })
      .from(sandboxRefunds)
      .innerJoin(sandboxCharges, eq(sandboxCharges.id, sandboxRefunds.chargeId))
      .where(
        and(
          lte(sandboxRefunds.createdAt, until),
          sql`(${sandboxRefunds.state} = 'pending' or (${sandboxRefunds.state} = 'succeeded' and ${behaviour} = 'refund-fails'))`,
        ),
      )
      .for("update", { of: sandboxRefunds, skipLocked: true });
    for (const { id, behaviour } of due) {
      const state = behaviour === "refund-fails" ? "failed" : "succeeded";
      await tx.update(sandboxRefunds).set({ state }).where(eq(sandboxRefunds.id, id));
      await tell(tx, state === "failed" ? "refund.failed" : "refund.updated", id);
    }
  });

async function disputeCharges(books: Books, until: Date): Promise<void> {
  const { db } = books;
  const disputed = db
    .select()
    .from(sandboxDisputes)
    .where(eq(sandboxDisputes.chargeId, sandboxCharges.id));
  const due = await db
    .select({ id: sandboxCharges.id })
    .from(sandboxCharges)
    .where(
      and(
        sql`${sandboxCharges.card}->>'behaviour' = 'disputed'`,
        lte(sandboxCharges.paidAt, until),
        notExists(disputed),
      ),
    );
  for (const { id } of due) await openDispute(books, id);
}

async function loseDisputes(books: Books, until: Date): Promise<void> {
  const due = await books.db
    .select({ id: sandboxDisputes.id })
    .from(sandboxDisputes)
    .where(and(eq(sandboxDisputes.state, "open"), lte(sandboxDisputes.createdAt, until)));
  for (const { id } of due) await settleDispute(books, { id, outcome: "lost" });
}

/** A first month that nobody paid in a day is not waited for any longer. */
const expireUnpaid = (books: Books, until: { subscriptions: Date; checkouts: Date }, now: Date) =>
  enter(books, async (tx) => {
    const subscriptions = await tx
      .select({ id: sandboxSubscriptions.id })
      .from(sandboxSubscriptions)
      .where(
        and(
          eq(sandboxSubscriptions.state, "incomplete"),
          lte(sandboxSubscriptions.createdAt, until.subscriptions),
        ),
      )
      .for("update", { skipLocked: true });
    for (const { id } of subscriptions) await endSubscription(tx, id, now);
    const checkouts = await tx
      .update(sandboxCheckouts)
      .set({ state: "expired" })
      .where(
        and(
          inArray(sandboxCheckouts.state, ["open"]),
          lte(sandboxCheckouts.createdAt, until.checkouts),
        ),
      )
      .returning({ id: sandboxCheckouts.id, intentId: sandboxCheckouts.intentId });
    for (const { id, intentId } of checkouts) {
      if (intentId) await closeIntents(tx, { id: intentId });
      await tell(tx, "checkout.session.expired", id);
    }
  });
