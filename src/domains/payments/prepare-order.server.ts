import { and, eq, sql } from "drizzle-orm";
import { paymentOrders } from "#src/db/schema/payments.server.ts";
import {
  type Intent,
  PaymentRefusedError,
  type Subscription,
} from "#src/platform/payments/processor.server.ts";
import type { OpenedOrder, WantedOrder } from "./open-order.server.ts";
import type { PaymentContext } from "./payment-context.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { amountDue } from "./rules.ts";
import { settleOrder } from "./settle-order.server.ts";

/** What the processor has for an order, whichever way it is paid. */
interface Payable {
  id: string;
  clientSecret: string | null;
  isOver: boolean;
  isPaid: boolean;
}

/** Has the processor ready to take the money. Null when what it had has died: the next try makes another. */
export async function prepareOrder(
  context: PaymentContext,
  order: OrderRow,
  wanted: WantedOrder,
): Promise<OpenedOrder | null> {
  const payable = await (order.processorId
    ? findPayable(context, order.processorId, wanted)
    : makePayable(context, order, wanted));
  const opened = { orderId: order.id, amountCents: amountDue(order) };
  if (payable.isPaid) {
    await settleOrder(context, { orderId: order.id });
    return { ...opened, clientSecret: null };
  }
  if (payable.isOver) {
    await tryAgain(context, order);
    return null;
  }
  if (!payable.clientSecret) {
    throw new PaymentRefusedError("The payment processor gave no way to pay.");
  }
  return { ...opened, clientSecret: payable.clientSecret };
}

async function findPayable(
  { processor }: PaymentContext,
  id: string,
  { customer }: WantedOrder,
): Promise<Payable> {
  if (customer) return ofSubscription(await processor.findSubscription(id));
  return ofIntent(await processor.findIntent(id));
}

/** The key was stored with the order: whoever else asks for it at the same time is given the same thing. */
async function makePayable(
  { services, processor }: PaymentContext,
  order: OrderRow,
  { product, customer }: WantedOrder,
): Promise<Payable> {
  const asked = {
    key: `${order.key}-${order.attempt}`,
    description: product.describe(order),
    reference: {
      ...{ orderId: order.id, product: order.product },
      ...{ subjectId: order.subjectId, item: order.item },
    },
  };
  const { priceCents, creditCents } = order;
  const payable = customer
    ? ofSubscription(
        await processor.createSubscription({ ...asked, customer, priceCents, creditCents }),
      )
    : ofIntent(await processor.createIntent({ ...asked, amountCents: amountDue(order) }));
  await services.db
    .update(paymentOrders)
    .set({ processorId: payable.id, processorKind: customer ? "subscription" : "intent" })
    .where(isAttempt(order));
  return payable;
}

const ofIntent = ({ id, clientSecret, state }: Intent): Payable => ({
  ...{ id, clientSecret },
  isPaid: state === "succeeded",
  isOver: state === "cancelled",
});

const ofSubscription = ({ id, clientSecret, state }: Subscription): Payable => ({
  ...{ id, clientSecret },
  isPaid: state === "active" || state === "past-due",
  isOver: state === "ended",
});

async function tryAgain({ services }: PaymentContext, order: OrderRow): Promise<void> {
  await services.db
    .update(paymentOrders)
    .set({ attempt: sql`${paymentOrders.attempt} + 1`, processorId: null, processorKind: null })
    .where(isAttempt(order));
}

const isAttempt = ({ id, attempt }: OrderRow) =>
  and(
    eq(paymentOrders.id, id),
    eq(paymentOrders.attempt, attempt),
    eq(paymentOrders.state, "open"),
  );
