import type { Intent, Subscription } from "#src/platform/payments/processor.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { askProcessor } from "./ask-processor.server.ts";
import { askedFor, keepPayable, retryLater } from "./keep-payable.server.ts";
import type { OrderRow } from "./purchase-of.server.ts";
import { findCustomerId } from "./queries.server.ts";
import { requireProcessor } from "./require-product.server.ts";
import { amountDue } from "./rules.ts";
import { settleOrder } from "./settle-order.server.ts";
import type { OpenedOrder, WantedOrder } from "./wanted-order.server.ts";

/** What the processor has for an order, whichever way it is paid. */
interface Payable {
  id: string;
  clientSecret: string | null;
  isOver: boolean;
  isPaid: boolean;
}

/** Has the processor ready to take the money. Null when what it had has died: the next try makes another. */
export async function prepareOrder(
  services: Services,
  order: OrderRow,
  wanted: WantedOrder,
): Promise<Pick<OpenedOrder, "clientSecret" | "isPaid"> | null> {
  const payable = await (order.processorId
    ? findPayable(services, order.processorId, wanted)
    : makePayable(services, order, wanted));
  if (payable === null) return null;
  if (payable.isPaid || payable.isOver) {
    const state = await settleOrder(services, { orderId: order.id });
    return state === "paid" ? { clientSecret: null, isPaid: true } : null;
  }
  return { clientSecret: requireSecret(payable), isPaid: false };
}

function requireSecret({ clientSecret }: Payable): string {
  if (clientSecret) return clientSecret;
  throw new AppError("unavailable", "The payment processor gave no way to pay. Please try again.");
}

async function findPayable(
  services: Services,
  id: string,
  { customer }: WantedOrder,
): Promise<Payable> {
  const processor = requireProcessor(services);
  return customer
    ? ofSubscription(await processor.findSubscription(id))
    : ofIntent(await processor.findIntent(id));
}

/** The key was stored with the order: whoever else asks for it at the same time is given the same thing. */
async function makePayable(
  services: Services,
  order: OrderRow,
  { product, customer }: WantedOrder,
): Promise<Payable | null> {
  const processor = requireProcessor(services);
  const asked = askedFor(order, product);
  const { priceCents, creditCents } = order;
  const make = async () =>
    customer
      ? ofSubscription(
          await processor.createSubscription({
            ...asked,
            customer: { ...customer, customerId: await findCustomerId(services.db, order) },
            ...{ priceCents, creditCents },
          }),
        )
      : ofIntent(await processor.createIntent({ ...asked, amountCents: amountDue(order) }));
  const payable = await askProcessor(make()).catch((error: unknown) =>
    retryLater(services, order, error),
  );
  const processorKind = customer ? "subscription" : "intent";
  const isKept = await keepPayable(services, order, { ...payable, processorKind });
  return isKept ? payable : null;
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
