import { and, between, eq, gt, inArray, isNull, lt, lte, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  ledgerEntries,
  paymentOrders,
  paymentRefunds,
  paymentSubscriptions,
  processorEvents,
} from "#src/db/schema/payments.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { cancelSubscription } from "./cancel-subscription.server.ts";
import { closeOrder } from "./close-order.server.ts";
import { sendRefund } from "./send-refund.server.ts";
import { settleOrder } from "./settle-order.server.ts";
import { catchUp, type Thing } from "./work-off.server.ts";

const MINUTE_MS = 60_000;
const QUIET_MS = 5 * MINUTE_MS;
const ABANDONED_MS = 24 * 60 * MINUTE_MS;
const AT_ONCE = 500;

/** Asks about everything of which no news came: a lost webhook costs minutes. */
export async function askAboutOpen(services: Services, { now }: { now: Date }): Promise<void> {
  if (!services.payments) return;
  const quietSince = new Date(now.getTime() - QUIET_MS);
  await askAboutOrders(services, { quietSince, now });
  await askAboutRefunds(services, quietSince);
  await askAboutEarly(services, now);
  await askAboutFees(services, { quietSince, now });
  await askAboutSubscriptions(services, now);
  await endForsaken(services);
}

/** One that fails holds up nobody. */
async function forEach<T>({ log }: Services, rows: T[], work: (row: T) => Promise<unknown>) {
  for (const row of rows) {
    await work(row).catch((err: unknown) => log.error({ err, row }, "the processor was not asked"));
  }
}

async function askAboutOrders(
  services: Services,
  { quietSince, now }: { quietSince: Date; now: Date },
): Promise<void> {
  const open = await services.db
    .select({ orderId: paymentOrders.id, createdAt: paymentOrders.createdAt })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.state, "open"), lt(paymentOrders.createdAt, quietSince)))
    .orderBy(paymentOrders.createdAt)
    .limit(AT_ONCE);
  await forEach(services, open, ({ orderId, createdAt }) =>
    now.getTime() - createdAt.getTime() > ABANDONED_MS
      ? closeOrder(services, { orderId })
      : settleOrder(services, { orderId }),
  );
}

async function askAboutRefunds(services: Services, quietSince: Date): Promise<void> {
  const waiting = await services.db
    .select()
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.processor, services.payments?.name ?? "sandbox"),
        inArray(paymentRefunds.state, ["asked", "pending"]),
        lt(paymentRefunds.updatedAt, quietSince),
      ),
    )
    .limit(AT_ONCE);
  await forEach(services, waiting, ({ id, processorId }) =>
    processorId
      ? catchUp(services, { kind: "refund", id: processorId })
      : sendRefund(services, { refundId: id }),
  );
}

/** Refunds and disputes that were told before the payment that they are about. */
async function askAboutEarly(services: Services, now: Date): Promise<void> {
  const isBooked = services.db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.processor, processorEvents.processor),
        eq(ledgerEntries.processorId, processorEvents.subjectId),
      ),
    );
  const early = await services.db
    .selectDistinct({ kind: processorEvents.subjectKind, id: processorEvents.subjectId })
    .from(processorEvents)
    .where(
      and(
        eq(processorEvents.processor, services.payments?.name ?? "sandbox"),
        inArray(processorEvents.subjectKind, ["refund", "dispute"]),
        gt(processorEvents.receivedAt, new Date(now.getTime() - ABANDONED_MS)),
        notExists(isBooked),
      ),
    )
    .limit(AT_ONCE);
  await forEach(services, early, ({ kind, id }) => catchUp(services, { kind, id } as Thing));
}

/** Of payments of a day of which the processor has not told what it keeps. */
async function askAboutFees(
  services: Services,
  { quietSince, now }: { quietSince: Date; now: Date },
): Promise<void> {
  const fee = alias(ledgerEntries, "fee");
  const isOfCharge = and(
    eq(fee.processor, ledgerEntries.processor),
    eq(fee.chargeId, ledgerEntries.chargeId),
    eq(fee.kind, "fee"),
  );
  const unknown = await services.db
    .select({ id: ledgerEntries.chargeId })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.processor, services.payments?.name ?? "sandbox"),
        eq(ledgerEntries.kind, "payment"),
        between(ledgerEntries.bookedAt, new Date(now.getTime() - ABANDONED_MS), quietSince),
        notExists(services.db.select({ id: fee.id }).from(fee).where(isOfCharge)),
      ),
    )
    .limit(AT_ONCE);
  await forEach(services, unknown, ({ id }) => catchUp(services, { kind: "charge", id }));
}

/** Their period is over and nobody has told what came after it. */
async function askAboutSubscriptions(services: Services, now: Date): Promise<void> {
  const due = await services.db
    .select({ id: paymentSubscriptions.processorId })
    .from(paymentSubscriptions)
    .where(
      and(
        isRunning(services),
        or(lte(paymentSubscriptions.periodEnd, now), lte(paymentSubscriptions.cancelAt, now)),
      ),
    )
    .limit(AT_ONCE);
  await forEach(services, due, ({ id }) => catchUp(services, { kind: "subscription", id }));
}

/** Whoever paid has deleted the account: nobody is charged who could not cancel any more. */
async function endForsaken(services: Services): Promise<void> {
  const forsaken = await services.db
    .select({ subscriptionId: paymentSubscriptions.id })
    .from(paymentSubscriptions)
    .where(
      and(
        isRunning(services),
        isNull(paymentSubscriptions.buyerId),
        isNull(paymentSubscriptions.cancelAt),
      ),
    );
  await forEach(services, forsaken, ({ subscriptionId }) =>
    cancelSubscription(services, { subscriptionId, at: "period-end" }),
  );
}

const isRunning = ({ payments }: Services) =>
  and(
    eq(paymentSubscriptions.processor, payments?.name ?? "sandbox"),
    inArray(paymentSubscriptions.state, ["active", "past-due"]),
  );
